/** When the database refuses, it is asked again where that does no harm; else readers are told to come back, and keep what they typed. */
import { createExecutionContext } from "cloudflare:test";
import { contacts } from "@schema/contacts";
import { errorEvents, limits } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { openDb } from "../../../app/platform/db.server";
import { newId } from "../../../app/platform/ids";
import { contactBody } from "../../support/contacts";
import { refusing } from "../../support/hostile/refusals";
import { env, ORIGIN, type Person, signUp, testContext } from "../../support/site";
import worker from "../../support/worker";

const UNHEARD = "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.";
const UNCERTAIN = "D1_ERROR: Network connection lost.";
const OVERLOADED = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";

const { db } = testContext();
const address = () => newId("address", Date.now());

interface Asked {
  own?: Partial<Env>;
  form?: Record<string, string>;
  as?: Person;
  language?: string;
}

/** Sends a request to a Worker with other bindings. */
async function ask(path: string, { own = {}, form, as, language = "en" }: Asked) {
  const headers = new Headers({ "cf-connecting-ip": address(), "accept-language": language, host: "hocam.test" });
  if (as) headers.set("authorization", `Bearer ${as.accessToken}`);
  const body = form && new URLSearchParams(form);
  const request = new Request(`${ORIGIN}${path}`, { method: body ? "POST" : "GET", headers, body, redirect: "manual" });
  const answer = await worker.fetch(request, { ...env, ...own }, createExecutionContext());
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
}

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

test.each([UNHEARD, UNCERTAIN])("reading goes on when the database refuses twice (%s)", async (words) => {
  const { DB, asked } = refusing(env.DB, { words, times: 2 });
  const rows = await openDb(DB).db.select().from(contacts);
  expect([rows, asked()]).toEqual([[], 3]);
});

test("a write that the database never heard of is sent again, one that it may have done isn't", async () => {
  const write = (DB: D1Database, name: string) => openDb(DB).db.insert(limits).values({ name, count: 1, endsAt: 1, strikes: 0 });
  const unheard = refusing(env.DB, { words: UNHEARD, times: 2 });
  await write(unheard.DB, "never heard of");
  const uncertain = refusing(env.DB, { words: UNCERTAIN, times: 2 });
  await expect(write(uncertain.DB, "perhaps done")).rejects.toThrow();
  expect([unheard.asked(), uncertain.asked()]).toEqual([3, 1]);
  expect(await db.$count(limits, eq(limits.name, "never heard of"))).toBe(1);
});

test("whoever is refused for long isn't asked for ever", async () => {
  const { DB, asked } = refusing(env.DB, { words: UNHEARD });
  await expect(openDb(DB).db.select().from(contacts)).rejects.toThrow();
  expect(asked()).toBe(3);
});

test.each([
  ["en", "The site can't answer right now. Try again in a few seconds."],
  ["tr", "Site şu anda yanıt veremiyor. Birkaç saniye sonra yeniden dene."],
])("pages and endpoints say when to come back, in the reader's language (%s)", async (language, sentence) => {
  const as = await signUp();
  for (const path of ["/courses/all", "/todo", "/api/v1/thread", "/api/v1/no-such-endpoint", "/no-such-page"])
    for (const reader of [undefined, as]) {
      const { DB } = refusing(env.DB, { words: OVERLOADED });
      const { status, retryAfter, text } = await ask(path, { own: { DB }, as: reader, language });
      if (status < 500) expect([path, [302, 401, 404]]).toEqual([path, expect.arrayContaining([status])]);
      else
        expect([path, status, retryAfter, text.includes(sentence.replace("'", "&#x27;")) || text.includes(sentence)]).toEqual([
          path,
          503,
          "5",
          true,
        ]);
    }
});

test("a form that a full database refused is there again with all that was typed, and the next press writes it once", async () => {
  const form = contactBody() as unknown as Record<string, string>;
  const { DB } = refusing(env.DB, { words: OVERLOADED, onlyWrites: true });
  const { status, retryAfter, text } = await ask("/contacts", { own: { DB }, form });
  expect([status, retryAfter]).toEqual([503, "5"]);
  for (const said of ["The site can&#x27;t answer right now.", "ayse@example.edu", "Some courses stand under two codes."])
    expect(text).toContain(said);
  expect(await db.$count(contacts)).toBe(0);
  expect((await ask("/contacts", { form })).status).toBeLessThan(400);
  expect(await db.$count(contacts)).toBe(1);
});

test("a write whose answer was lost is there once, however often its form is sent again", async () => {
  await db.delete(contacts);
  const form = { ...(contactBody() as unknown as Record<string, string>), key: crypto.randomUUID() };
  const headers = "203.0.113.9";
  const send = (own: Partial<Env>) => {
    const request = new Request(`${ORIGIN}/contacts`, {
      method: "POST",
      headers: { "cf-connecting-ip": headers, host: "hocam.test" },
      body: new URLSearchParams(form),
      redirect: "manual",
    });
    return worker.fetch(request, { ...env, ...own }, createExecutionContext());
  };
  const { DB } = refusing(env.DB, { words: UNCERTAIN, onlyWrites: true, isDone: true, about: /contacts/ });
  const lost = await send({ DB });
  const again = await send({});
  expect([lost.status, again.status < 400, await db.$count(contacts)]).toEqual([lost.status, true, 1]);
});

test("who asks can't be found out without KV: they are told to come back, and stay signed in; guests read on", async () => {
  const down = () => Promise.reject(new Error("KV GET failed: 503 Service Unavailable"));
  const KV = { get: down, put: down, delete: down, list: down } as unknown as KVNamespace;
  const headers = { cookie: "__Host-hocam_session=anything", "cf-connecting-ip": address(), "accept-language": "en" };
  for (const path of ["/courses/all", "/api/v1/thread", "/no-such-page"]) {
    const answer = await worker.fetch(new Request(`${ORIGIN}${path}`, { headers }), { ...env, KV }, createExecutionContext());
    expect([path, answer.status, answer.headers.get("set-cookie")]).toEqual([path, 503, null]);
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  expect((await ask("/courses/all", { own: { KV } })).status).toBe(200);
});

test("what was refused is counted as an error, so that admins hear of many", async () => {
  await db.delete(errorEvents);
  const { DB } = refusing(env.DB, { words: OVERLOADED, about: /posts/ });
  expect((await ask("/api/v1/thread", { own: { DB }, as: await signUp() })).status).toBe(503);
  expect(await db.$count(errorEvents)).toBe(1);
});
