/** A deployment that can't work says so to everybody, and its log names what it lacks. */
import { createExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../app/platform/ids";
import journal from "../../../migrations/meta/_journal.json";
import { env, ORIGIN } from "../../support/site";
import worker from "../../support/worker";

let lines: Record<string, unknown>[];

/** All that there are, as the database lists what is applied. */
const migrations = journal.entries.map(({ tag }) => `${tag}.sql`);

beforeEach(() => {
  lines = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void (String(line).startsWith("{") && lines.push(JSON.parse(String(line)))));
});
afterEach(() => vi.restoreAllMocks());

const ask = (path: string, own: Partial<Env>, headers: Record<string, string> = {}) =>
  worker.fetch(
    new Request(`${ORIGIN}${path}`, { headers: { "cf-connecting-ip": newId("address", Date.now()), ...headers } }),
    { ...env, ...own },
    createExecutionContext(),
  );

/** A database that knows these migrations; null has no list of them. Each is another, so that nothing is remembered of it. */
function databaseWith(names: string[] | null) {
  let asked = 0;
  const all = async () => {
    asked += 1;
    if (!names) throw new Error("D1_ERROR: no such table: d1_migrations: SQLITE_ERROR");
    return { results: names.map((name) => ({ name })) };
  };
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name === "prepare") return (text: string) => (text.includes("d1_migrations") ? { all } : target.prepare(text));
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { DB, asked: () => asked };
}

test.each([
  ["without a secret", { AUTH_SECRET: undefined as unknown as string }, ["AUTH_SECRET"]],
  ["with a secret that is too short", { AUTH_SECRET: "short" }, ["AUTH_SECRET"]],
  ["without a bucket", { BUCKET: undefined as unknown as R2Bucket }, ["BUCKET"]],
  ["with a database that was never migrated", { DB: databaseWith(null).DB }, migrations],
  ["with a migration that isn't applied", { DB: databaseWith(["another.sql"]).DB }, migrations],
])("%s pages and endpoints answer 503, and a line of the log says what is missing", async (_, own, lacking) => {
  for (const path of ["/", "/courses/all", "/no-such-page", "/api/v1/empty", "/api/v1/departments", "/sitemap.xml"]) {
    lines = [];
    const answer = await ask(path, own);
    expect([path, answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      path,
      503,
      "60",
      "no-store",
    ]);
    expect(lines).toEqual([{ event: "deployment lacks", lacking, version: env.VERSION?.id ?? null }]);
    expect(await answer.text()).not.toContain(lacking[0]);
  }
});

test("it says so in the reader's language, and as JSON to programs", async () => {
  const own = { AUTH_SECRET: "" };
  const page = await (await ask("/", own, { "accept-language": "tr" })).text();
  expect(page).toContain('<html lang="tr">');
  expect(page).toContain("Sitenin kurulumu henüz tamamlanmadı.");
  expect(await (await ask("/", own, { "accept-language": "en" })).text()).toContain("This site isn't fully set up yet.");
  expect(await (await ask("/api/v1/departments", own)).json()).toEqual({
    error: { code: "kit.notReady", message: "This site isn't fully set up yet. Please try again in a few minutes." },
  });
});

test("once it was right, a database isn't asked again; until then it is", async () => {
  const names: string[] = [];
  const { DB, asked } = databaseWith(names);
  expect((await ask("/api/v1/empty", { DB })).status).toBe(503);
  names.push(...migrations);
  for (let i = 0; i < 3; i++) expect((await ask("/api/v1/empty", { DB })).status).toBe(200);
  expect(asked()).toBe(2);
});

test("a request that fails leaves one line with its id, its pattern and its status, and nothing of who asked", async () => {
  const KV = { ...env.KV, get: () => Promise.reject(new Error("KV is down")), put: () => Promise.reject(new Error("KV is down")) };
  const { DB } = databaseWith(migrations);
  const broken = new Proxy(DB, {
    get(target, name) {
      if (name !== "withSession") return Reflect.get(target, name, target);
      return () => ({
        prepare: () => {
          throw new Error("D1 is down");
        },
        batch: () => Promise.reject(new Error("D1 is down")),
        getBookmark: () => null,
      });
    },
  });
  const answer = await ask("/api/v1/departments/code/ADA?secret=1815", { DB: broken, KV: KV as never });
  expect(answer.status).toBe(500);
  const failed = lines.filter(({ event }) => event === "request failed");
  const { version, ...line } = failed[0] ?? {};
  expect(failed).toHaveLength(1);
  expect(line).toMatchObject({
    request_id: answer.headers.get("x-request-id"),
    method: "GET",
    path: "/api/v1/departments/code/:code",
    status: 500,
  });
  expect(JSON.stringify(failed)).not.toMatch(/ada|1815|secret/i);
});
