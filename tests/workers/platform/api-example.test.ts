/** The page for those who write an app on the API: its program runs, and what it says of errors is so. */
import { exports } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { adverts } from "../../../app/features/advert/advert.collection";
import { platformErrors } from "../../../app/platform/errors/errors";
import { sessionErrors } from "../../../app/platform/session/session.service.server";
import page from "../../../docs/api.md?raw";
import source from "../../../docs/api-example.mjs?raw";
import { addPost } from "../../support/posts";
import { call, ORIGIN, PASSWORD, signUp, visit } from "../../support/site";

/** The program itself, once for each time that it is run. */
const once = import.meta.glob("../../../docs/api-example.mjs", { query: "?once" });
const again = import.meta.glob("../../../docs/api-example.mjs", { query: "?again" });
const run = (program: typeof once) => Object.values(program)[0]?.();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Leads the program's requests to the Worker, and keeps what was asked and how it was answered. */
function answeredByWorker(instead: (request: Request, asked: number) => Request | Response = (request) => request): string[] {
  const seen: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const request = new Request(address, { ...init, redirect: "manual" });
    const sent = instead(request, seen.length);
    const answer = sent instanceof Response ? sent : await (exports as unknown as { default: Fetcher }).default.fetch(sent);
    seen.push(`${request.method} ${new URL(address).pathname.replace("/api/v1", "")} ${answer.status}`);
    return answer;
  });
  return seen;
}

/** Whatever is asked third comes too late for the access token, and the fifth too early for the site. */
function late(request: Request, asked: number): Request | Response {
  if (asked === 2) request.headers.set("authorization", "Bearer over");
  return asked === 4 ? new Response(null, { status: 429, headers: { "Retry-After": "0" } }) : request;
}

test("the example on the page is the program that is tried", () => {
  expect(page).toContain(`\`\`\`js\n${source}\`\`\``);
});

test("the example reads a list to its end, renews its token, waits when told to, and writes nothing twice when it is run again", async () => {
  const [seller, person] = [await signUp(), await signUp()];
  for (let each = 0; each < 12; each += 1) await addPost(seller, adverts, { title: `Bisiklet ${each}` });
  await addPost(seller, adverts, { title: "Masa lambası" });
  vi.stubEnv("HOCAM_SITE", ORIGIN);
  vi.stubEnv("HOCAM_EMAIL", person.userEmail);
  vi.stubEnv("HOCAM_PASSWORD", PASSWORD);
  const seen = answeredByWorker(late);
  await run(once);
  expect(seen.slice(0, 7)).toEqual([
    "POST /reception/login 200",
    "GET /advert 200",
    "POST /todos 401",
    "POST /reception/refresh 200",
    "POST /todos 429",
    "POST /todos 201",
    "POST /todos 201",
  ]);
  expect(seen.filter((each) => each === "GET /advert 200")).toHaveLength(2);
  answeredByWorker();
  await run(again);
  const { body } = await call<{ todos: { title: string; list: string }[] }>("/todos", { as: person });
  const titles = Array.from({ length: 12 }, (_, each) => `Bisiklet ${each}`);
  expect(body.todos.map(({ title }) => title).sort()).toEqual(titles.sort());
  expect(body.todos.every(({ list }) => list === "ilanlar")).toBe(true);
});

test("a refused request is answered as the page shows it", async () => {
  const { status, body } = await call("/todos", { as: await signUp(), json: { due_on: "2026-11-22" } });
  const [, shown = "{}"] = /```json\n(.*)\n```/.exec(page) ?? [];
  expect([status, body]).toEqual([400, JSON.parse(shown)]);
});

test.each([
  ["PATCH", "/todos", "GET, POST"],
  ["DELETE", "/todos", "GET, POST"],
  ["OPTIONS", "/todos", "GET, POST"],
  ["POST", "/advert/post-1", "GET, PUT, DELETE"],
  ["PUT", "/erasmus/equivalences/", null],
  ["PATCH", "/advert//like", null],
  ["PATCH", "/nothing", null],
])("%s of %s says which methods there are, or that nothing is there", async (method, path, allowed) => {
  const answer = await visit(`/api/v1${path}`, { method, as: await signUp() });
  const { error } = (await answer.json()) as { error: { code: string } };
  const expected = allowed ? [405, "kit.methodNotAllowed", allowed] : [404, "kit.notFound", null];
  expect([answer.status, error.code, answer.headers.get("allow")]).toEqual(expected);
});

test("the page has every code that any endpoint may answer", () => {
  const codes = Object.keys({ ...platformErrors, ...sessionErrors }).map((code) => `kit.${code}`);
  const named = [...page.matchAll(/`(kit\.\w+)`/g)].map(([, code]) => code);
  expect([...new Set(named)].sort()).toEqual(codes.sort());
});
