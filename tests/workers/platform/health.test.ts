/** What a monitor is told: 200 while everything works, 503 with what doesn't. */
import { cronRuns, outbox } from "@schema/platform";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { readHealth } from "../../../app/platform/health.server";
import { call, signUp, testContext, visit } from "../../support/site";

const { db, env, product } = testContext();
const NOW = Date.now();

/** Everything as it is some time from now, or with other stores. */
const healthIn = (ms: number, own: Partial<Env> = {}) =>
  readHealth(testContext({ clock: { now: () => NOW + ms }, env: { ...env, ...own } as Env }));

const ran = (job: string, at: number, isOk = true) =>
  db
    .insert(cronRuns)
    .values({ job, ranAt: at, tookMs: 5, isOk, note: null })
    .onConflictDoUpdate({ target: cronRuns.job, set: { ranAt: at, isOk } });

const allRan = async (at: number) => {
  for (const { name } of product.jobs) await ran(name, at);
};

const troubled = ({ jobs }: Awaited<ReturnType<typeof readHealth>>) => jobs.filter(({ state }) => state !== "ok");
const oneOf = (schedule: string) => product.jobs.find((job) => job.schedule === schedule)?.name ?? "";

beforeEach(async () => {
  await db.delete(cronRuns);
  await db.delete(outbox);
});
afterEach(() => vi.useRealTimers());

interface Answer {
  status: string;
  stores: Record<string, string>;
  jobs: { name: string; status: string; minutes: number | null }[];
}

test("guests read 200 while everything works, with every job by name, and nobody keeps the answer", async () => {
  await allRan(NOW);
  const answer = await visit("/api/v1/health");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const body = (await answer.json()) as Answer;
  expect(body).toMatchObject({ status: "ok", stores: { database: "ok", kv: "ok", images: "ok" }, queue: { status: "ok", lag_seconds: 0 } });
  expect(body.jobs.map(({ name }) => name)).toEqual(product.jobs.map(({ name }) => name));
  expect(Object.keys(body)).toEqual(["status", "version", "stores", "queue", "jobs"]);
});

test("a job is late by its own schedule: two minutes for one, two days for another", async () => {
  await allRan(NOW);
  expect(troubled(await healthIn(2 * MINUTE))).toEqual([]);
  const after = troubled(await healthIn(3 * MINUTE)).map(({ name }) => product.jobs.find((job) => job.name === name)?.schedule);
  expect(new Set(after)).toEqual(new Set(["minutely"]));
  await allRan(NOW + 2 * DAY);
  await ran(oneOf("daily"), NOW);
  expect(troubled(await healthIn(2 * DAY))).toEqual([]);
  expect(troubled(await healthIn(2 * DAY + MINUTE))).toEqual([{ name: oneOf("daily"), state: "late", ranAt: NOW }]);
});

test("a site whose jobs never ran is well when it is new, and not an hour later", async () => {
  expect((await healthIn(0)).isOk).toBe(true);
  const { isOk, jobs } = await healthIn(HOUR);
  expect(isOk).toBe(false);
  expect(jobs.find(({ name }) => name === oneOf("minutely"))).toMatchObject({ state: "late", ranAt: null });
});

test("a job whose last run failed is said, and the answer is 503", async () => {
  await allRan(Date.now());
  await ran(oneOf("daily"), Date.now(), false);
  const { status, body } = await call<Answer>("/health");
  expect([status, body.status]).toEqual([503, "wrong"]);
  expect(body.jobs.filter((job) => job.status !== "ok")).toEqual([{ name: oneOf("daily"), status: "failed", minutes: 0 }]);
});

test("messages that nobody takes are said after ten minutes, those that wait for their time aren't", async () => {
  await allRan(NOW + 20 * MINUTE);
  const message = { kind: "mail", payload: {}, createdAt: NOW, updatedAt: NOW };
  await db.insert(outbox).values({ ...message, outboxId: "later", dedupeKey: "later", nextAttemptAt: NOW + HOUR });
  expect((await healthIn(20 * MINUTE)).queue).toEqual({ isOk: true, lagMs: 0 });
  await db.insert(outbox).values({ ...message, outboxId: "stuck", dedupeKey: "stuck", nextAttemptAt: NOW });
  expect((await healthIn(10 * MINUTE)).queue).toEqual({ isOk: true, lagMs: 10 * MINUTE });
  expect(await healthIn(11 * MINUTE)).toMatchObject({ isOk: false, queue: { isOk: false, lagMs: 11 * MINUTE } });
});

const failing = () => Promise.reject(new Error("unavailable"));

test.each([
  ["kv", { KV: { get: failing } }],
  ["images", { BUCKET: { head: failing } }],
])("a store that fails (%s) is said, and what the others say stands", async (name, own) => {
  await allRan(NOW);
  const { isOk, stores, queue } = await healthIn(0, own as unknown as Partial<Env>);
  expect(isOk).toBe(false);
  expect(Object.entries(stores).filter(([, works]) => !works)).toEqual([[name, false]]);
  expect(queue).toEqual({ isOk: true, lagMs: 0 });
});

test("a store that never answers is given up, and a database that fails is said with the others", async () => {
  await allRan(NOW);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = healthIn(0, { KV: { get: () => new Promise(() => undefined) } } as unknown as Partial<Env>);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await asked).stores).toEqual({ database: true, kv: false, images: true });
  vi.useRealTimers();
  const ctx = testContext();
  const without = await readHealth({ ...ctx, db: { ...ctx.db, select: ctx.db.select.bind(ctx.db), batch: failing } as never });
  expect(without).toMatchObject({ isOk: false, stores: { database: false, kv: true, images: true }, queue: null, jobs: [] });
});

test("the answer names nobody", async () => {
  const person = await signUp();
  const { body } = await call<Answer>("/health", { as: person });
  for (const each of [person.userId, person.userEmail, person.userName]) expect(JSON.stringify(body)).not.toContain(each);
});
