/** More requests at once than can be answered in time: readers are told when to come back, and nothing that is sent is lost. */
import { createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { MOST_AT_ONCE, whileFree } from "../../../app/platform/http/busy.server";
import { translate } from "../../../workers/create-app";
import { env, ORIGIN } from "../../support/site";
import worker from "../../support/worker";

/** Requests that are worked on until they are let go. */
function held(count: number, most: number) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const wait = () => gate.then(() => new Response("done"));
  const answers = Array.from({ length: count }, () => whileFree(new Request(`${ORIGIN}/`), translate, wait, most));
  const letGo = async () => {
    open();
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  return { letGo };
}
const ask = (most: number, path = "/", init: RequestInit = {}) =>
  whileFree(new Request(`${ORIGIN}${path}`, init), translate, () => new Response("done"), most);

test("a reader beyond what is worked on at once is turned away with the seconds to wait, in their language, and nobody before them", async () => {
  const { letGo } = held(3, 3);
  const turned = await ask(3, "/", { headers: { "accept-language": "tr" } });
  expect([turned.status, turned.headers.get("retry-after"), turned.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect(await turned.text()).toContain("Site şu anda yanıt veremiyor.");
  const program = await ask(3, "/api/v1/departments");
  expect(await program.json()).toMatchObject({ error: { code: "kit.unavailable" } });
  expect(await letGo()).toEqual([200, 200, 200]);
  expect((await ask(3)).status).toBe(200);
});

test("what is sent is taken however many are being worked on", async () => {
  const { letGo } = held(3, 3);
  expect((await ask(3, "/qa", { method: "POST" })).status).toBe(200);
  expect((await ask(3)).status).toBe(503);
  await letGo();
});

test("a request that fails makes room as one that is answered", async () => {
  const failing = whileFree(new Request(`${ORIGIN}/`), translate, () => Promise.reject(new Error("broken")), 1);
  await expect(failing).rejects.toThrow("broken");
  expect((await ask(1)).status).toBe(200);
});

test("the site itself turns away who comes after as many as it works on, and answers all before them", async () => {
  const askSite = () => worker.fetch(new Request(`${ORIGIN}/api/v1/departments`), env, createExecutionContext());
  const answers = await Promise.all(Array.from({ length: MOST_AT_ONCE + 20 }, askSite));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(503)]).toEqual([MOST_AT_ONCE, 20]);
  expect((await askSite()).status).toBe(200);
});
