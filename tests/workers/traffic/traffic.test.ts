/** The traffic log: off unless it is switched on, sealed, signed, opened for one address with a case, and destroyed in time (decision 080). */
import { auditEntries, destructions, errorGroups } from "@schema/platform";
import { trafficDays, trafficLeftovers } from "@schema/traffic";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeDigests, sweepDays, verdictOf } from "../../../app/features/traffic/digest.service.server";
import { folderOf, plainAddress, recordedPath } from "../../../app/features/traffic/line.rules";
import { listDays, listObjects, openLines, sealLine } from "../../../app/features/traffic/store.server";
import { consumeLines, noteRequest } from "../../../app/features/traffic/writing.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { localDay } from "../../../app/platform/time";
import { siteMap } from "../../../app/site-map";
import { findInBucket, findInDatabase, findInKv } from "../../support/everywhere";
import { confirmed } from "../../support/pools";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";
import { keepTraffic, trafficLine, writeTraffic } from "../../support/traffic";
import { under } from "../../support/under";

const ctx = testContext();
const { db } = ctx;
const ADDRESS = "192.0.2.7";
const at = (now: number) => testContext({ clock: { now: () => now } });

/** What comes to the queue and to the bucket meanwhile. */
function watched() {
  const sent: TrafficMessage[] = [];
  const TRAFFIC = { send: async (message: TrafficMessage) => void sent.push(message) } as unknown as Env["TRAFFIC"];
  const puts: string[] = [];
  const BUCKET = new Proxy(env.BUCKET, {
    get(target, name) {
      if (name === "put") return (...args: Parameters<R2Bucket["put"]>) => puts.push(args[0]) && target.put(...args);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { sent, puts, own: { TRAFFIC, BUCKET } };
}

/** A batch of the queue, with what became of its messages. */
function batchOf(lines: readonly string[]) {
  const acked: number[] = [];
  const retried: (number | undefined)[] = [];
  const messages = lines.map((line, i) => ({
    id: `message-${i}`,
    timestamp: new Date(),
    attempts: 3,
    body: { kind: "traffic" as const, line },
    ack: () => void acked.push(i),
    retry: (options?: QueueRetryOptions) => void retried.push(options?.delaySeconds),
  }));
  return { batch: { messages }, state: { acked, retried } };
}

const BROKEN = { put: () => Promise.reject(new Error("The bucket doesn't answer")) } as unknown as R2Bucket;

const openings = ({ userId }: Person) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.act, "traffic.open"), eq(auditEntries.actorId, userId)));

async function emptyAll(): Promise<void> {
  for (const day of await listDays(ctx)) for (const { key } of await listObjects(ctx, day)) await env.BUCKET.delete(key);
  await db.delete(trafficDays);
  await db.delete(trafficLeftovers);
}

async function opener(): Promise<Person> {
  return confirmed(await signUp({ userRole: "admin" }));
}

interface Asked {
  day: string;
  address?: string;
  file?: string;
  reason?: string;
}

/** The file for an address, as the page's form asks for it. */
async function ask(as: Person | undefined, { day, address = ADDRESS, file = "2026/123 E.", reason = "Asked for by the court" }: Asked) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ day, address, file, reason })) body.set(name, value);
  return visit("/api/v1/traffic/lines.csv", { as, body, method: "POST", headers: { origin: "https://hocam.test" } });
}

const rowsOf = async (answer: Response) => (await answer.text()).trim().split("\r\n").slice(1);

beforeEach(async () => {
  await emptyAll();
  await keepTraffic(0);
});

test("while it is off a request sends nothing to the queue and writes nothing into the bucket", async () => {
  const { sent, puts, own } = watched();
  for (const path of ["/courses/all", "/", "/api/v1/health", "/nowhere"]) await under(own, path);
  expect([sent, puts]).toEqual([[], []]);
});

test("while it is on each answer leaves one sealed line with time, address, method, host, path without query, status and request", async () => {
  await keepTraffic(12);
  const { sent, puts, own } = watched();
  const before = Date.now();
  await under(own, "/courses/all?q=secret-query");
  await under(own, "/nowhere/at-all");
  expect([sent.length, puts]).toEqual([2, []]);
  expect(JSON.stringify(sent)).not.toContain("courses");
  const sealed = sent.map(({ line }) => line);
  const lines = (await openLines(ctx, sealed)).map((each) => (each.status === "fulfilled" ? each.value : null));
  expect(lines).toEqual([
    {
      at: expect.any(Number),
      address: "",
      method: "GET",
      host: "hocam.test",
      path: "/courses/all",
      status: 200,
      requestId: expect.stringMatching(/^request-/),
    },
    expect.objectContaining({ path: null }),
  ]);
  expect(lines[0]?.at).toBeGreaterThanOrEqual(before);
});

test("an answer costs as many round trips and rows with the log as without it", async () => {
  const cost = async () => (await visit("/courses/all")).headers.get("server-timing");
  await cost();
  const without = await cost();
  await keepTraffic(6);
  await cost();
  expect(await cost()).toBe(without);
});

test("the path says nothing of what is one's own, of members' pages and of health; what others read and what is published it says", () => {
  const pathOf = (path: string, method = "GET") =>
    recordedPath(
      siteMap.find((row) => row.path === path),
      method,
      path,
    );
  for (const { path } of siteMap.filter((row) => row.isConfidential))
    expect([pathOf(path), pathOf(path, "POST")], path).toEqual([null, null]);
  for (const path of ["/todo/all", "/schedule/shared/:token", "/privacy/request/:request_id", "/nowhere"])
    expect([pathOf(path), pathOf(path, "POST")], path).toEqual([null, null]);
  expect([pathOf("/thread/add"), pathOf("/thread/add", "POST")]).toEqual([null, "/thread/add"]);
  expect(recordedPath({ access: "public" }, "GET", "/courses/all.data")).toBe("/courses/all");
});

test("a batch becomes one object, in which nobody finds an address without the key", async () => {
  await keepTraffic(6);
  const address = "198.51.100.73";
  const sealed = await Promise.all([1, 2, 3].map(() => sealLine(ctx, trafficLine({ address, path: "/qzx-path" }))));
  const { batch, state } = batchOf(sealed);
  await consumeLines(ctx, batch as never);
  expect(state).toEqual({ acked: [0, 1, 2], retried: [] });
  const objects = await listObjects(ctx, localDay(Date.now()));
  expect(objects.map(({ lines }) => lines)).toEqual([3]);
  const found = async (text: string) => [await findInBucket(text), await findInDatabase(text), await findInKv(text)].flat();
  expect([await found(address), await found("qzx-path")]).toEqual([[], []]);
  await env.BUCKET.put("control", `a line of ${address}`);
  expect(await found(address)).toEqual(["control"]);
  await env.BUCKET.delete("control");
});

test("a batch that the bucket doesn't take is kept for another try, later each time, and counted", async () => {
  await keepTraffic(6);
  const { batch, state } = batchOf([await sealLine(ctx, trafficLine())]);
  await consumeLines(testContext({ env: { ...env, BUCKET: BROKEN } }), batch as never);
  expect(state).toEqual({ acked: [], retried: [8] });
  const [group] = await db.select().from(errorGroups).where(eq(errorGroups.route, "queue:traffic"));
  expect(group).toMatchObject({ count: 1, message: "The bucket doesn't answer" });
  await consumeLines(ctx, batch as never);
  expect(state.acked).toEqual([0]);
});

test("a line that doesn't open is tried again by itself; the others of its batch are written", async () => {
  await keepTraffic(6);
  const { batch, state } = batchOf(["other.AAAA", await sealLine(ctx, trafficLine())]);
  await consumeLines(ctx, batch as never);
  expect(state).toEqual({ acked: [1], retried: [8] });
});

test("a line that the queue doesn't take goes into the bucket by itself", async () => {
  await keepTraffic(6);
  const TRAFFIC = { send: () => Promise.reject(new Error("The queue is full")) } as unknown as Env["TRAFFIC"];
  await under({ TRAFFIC }, "/courses/all");
  expect((await listObjects(ctx, localDay(Date.now()))).map(({ lines }) => lines)).toEqual([1]);
});

test("what the queue delivers twice stands in the file once", async () => {
  await keepTraffic(6);
  const admin = await opener();
  const line = await sealLine(ctx, trafficLine({ path: "/event/all", requestId: "request-twice" }));
  for (const lines of [[line], [line, line]]) await consumeLines(ctx, batchOf(lines).batch as never);
  const rows = await rowsOf(await ask(admin, { day: localDay(Date.now()) }));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('"GET","hocam.test","/event/all","200","request-twice"');
});

test("the file holds the lines of the address on that day alone, also those that were written days later", async () => {
  const admin = await opener();
  const noon = Date.parse("2026-03-10T09:00:00Z");
  const [own] = await writeTraffic(noon, [{ address: "2001:db8::1" }, { address: "2001:db8::2" }]);
  const [late] = (await writeTraffic(noon + 3 * DAY, [{ at: noon + HOUR, address: "2001:DB8:0:0::1" }, { address: "2001:db8::1" }])).slice(
    0,
    1,
  );
  const rows = await rowsOf(await ask(admin, { day: "2026-03-10", address: "2001:0db8::0001" }));
  expect(rows).toHaveLength(2);
  for (const line of [own, late]) expect(rows.join()).toContain(line?.requestId);
});

test("an address is compared in its shortest form", () => {
  expect([plainAddress(" 192.0.2.7"), plainAddress("2001:0DB8:0::1"), plainAddress("nothing:at all")]).toEqual([
    "192.0.2.7",
    "2001:db8::1",
    "nothing:at all",
  ]);
});

test("opening needs a case number, a reason and one whole address", async () => {
  const admin = await opener();
  const day = localDay(Date.now());
  for (const own of [{ file: "" }, { reason: "why" }, { address: "192.0.2" }, { address: "192.0.2.0/24" }, { day: "yesterday" }])
    expect((await ask(admin, { day, ...own })).status, JSON.stringify(own)).toBe(400);
  expect(await openings(admin)).toEqual([]);
});

test("nobody opens it but an admin who entered a mailed code a moment ago; each opening is in the audit without the address", async () => {
  const day = localDay(Date.now());
  await writeTraffic(Date.now());
  const [moderator, admin] = [await confirmed(await signUp({ userRole: "moderator" })), await signUp({ userRole: "admin" })];
  const statuses = [undefined, await signUp(), moderator, admin].map(async (each) => (await ask(each, { day })).status);
  expect(await Promise.all(statuses)).toEqual([401, 403, 403, 403]);
  for (const each of [moderator, admin]) expect(await openings(each)).toEqual([]);
  await confirmed(admin);
  expect(await rowsOf(await ask(admin, { day }))).toHaveLength(1);
  expect(await openings(admin)).toEqual([
    expect.objectContaining({
      actorId: admin.userId,
      subjectId: day,
      reason: "Asked for by the court",
      after: { file: "2026/123 E.", address: expect.stringMatching(/^local\./) },
    }),
  ]);
  expect(await findInDatabase(ADDRESS)).toEqual([]);
});

const DAYS = ["2026-03-10", "2026-03-11"];
const NOON = DAYS.map((day) => Date.parse(`${day}T09:00:00Z`));

/** Two days with a digest each. */
async function twoDays(): Promise<void> {
  for (const now of NOON) {
    await writeTraffic(now, [{}, {}]);
    await writeTraffic(now + HOUR);
  }
  await makeDigests(at((NOON[1] ?? 0) + DAY));
}

test("a day that is over gets one signed digest, which holds; the day that runs gets none", async () => {
  await twoDays();
  await writeTraffic((NOON[1] ?? 0) + DAY);
  await makeDigests(at((NOON[1] ?? 0) + DAY));
  const days = await db.select().from(trafficDays).orderBy(trafficDays.day);
  expect(days.map(({ day, objects, lines }) => [day, objects, lines])).toEqual(DAYS.map((day) => [day, 2, 3]));
  expect(days.map(({ previous }) => previous)).toEqual(["", days[0]?.signature]);
  for (const day of DAYS) expect(await verdictOf(ctx, day)).toBe("holds");
  expect(await verdictOf(ctx, "2026-03-12")).toBe("unsigned");
});

test("a changed byte, an object that is gone or came later, a changed digest and a digest in another place don't verify", async () => {
  await twoDays();
  const [day = ""] = DAYS;
  const [object] = await listObjects(ctx, day);
  const key = object?.key ?? "";
  const text = (await (await env.BUCKET.get(key))?.text()) ?? "";
  await env.BUCKET.put(key, `${text.slice(0, 40)}${text[40] === "A" ? "B" : "A"}${text.slice(41)}`);
  expect(await verdictOf(ctx, day)).toBe("bytesDiffer");
  await env.BUCKET.delete(key);
  expect(await verdictOf(ctx, day)).toBe("objectsDiffer");
  await env.BUCKET.put(key, text);
  expect(await verdictOf(ctx, day)).toBe("holds");
  await writeTraffic(NOON[0] ?? 0);
  expect(await verdictOf(ctx, day)).toBe("objectsDiffer");
  await db.update(trafficDays).set({ lines: 2 }).where(eq(trafficDays.day, day));
  expect(await verdictOf(ctx, day)).toBe("unsigned");
  await db.update(trafficDays).set({ signature: "local.AAAA" }).where(eq(trafficDays.day, day));
  expect(await verdictOf(ctx, DAYS[1] ?? "")).toBe("chainBroken");
});

test("an object that was moved to another day or changed doesn't open; the file says which, and holds the others", async () => {
  const admin = await opener();
  const [day = "", other = ""] = DAYS;
  await writeTraffic(NOON[0] ?? 0);
  const [object] = await listObjects(ctx, day);
  const key = object?.key ?? "";
  const moved = key.replace(folderOf(day), folderOf(other));
  await env.BUCKET.put(moved, (await (await env.BUCKET.get(key))?.text()) ?? "");
  const rows = await rowsOf(await ask(admin, { day }));
  expect([rows.length, rows.filter((row) => row.includes(`Can't be opened: ${moved}`)).length]).toEqual([2, 1]);
});

test("what is past the months of the setting is destroyed with its objects, and noted; once it is off all of it is", async () => {
  await twoDays();
  await keepTraffic(6);
  const sixMonths = Date.parse("2026-09-11T09:00:00Z");
  await forgetOldTraces(at(sixMonths));
  expect((await db.select().from(trafficDays)).map(({ day }) => day)).toEqual([DAYS[1]]);
  expect(await sweepDays(at(sixMonths))).toBe("1 days destroyed");
  expect(await listDays(ctx)).toEqual([DAYS[1]]);
  expect(await db.select().from(destructions).where(eq(destructions.kind, "traffic_days"))).toEqual([
    expect.objectContaining({ setting: "trafficMonths", value: 6, count: 1 }),
  ]);
  await keepTraffic(0);
  await forgetOldTraces(at(sixMonths));
  await sweepDays(at(sixMonths));
  expect([await listDays(ctx), await db.select().from(trafficLeftovers), await sweepDays(at(sixMonths))]).toEqual([
    [],
    [],
    "0 days destroyed",
  ]);
});

test("what still comes out of the queue once it is off is written nowhere", async () => {
  const { batch, state } = batchOf([await sealLine(ctx, trafficLine()), "gone.AAAA"]);
  await consumeLines(ctx, batch as never);
  expect([state, await listDays(ctx)]).toEqual([{ acked: [0, 1], retried: [] }, []]);
});

test("once it is off all of it goes, the day that nobody signed yet too, whether or not the key is still there", async () => {
  await writeTraffic(NOON[0] ?? 0);
  const withoutKey = (now: number) => testContext({ clock: { now: () => now }, env: { ...env, TRAFFIC_KEY: undefined } });
  const night = withoutKey((NOON[0] ?? 0) + DAY);
  await makeDigests(night);
  await forgetOldTraces(night);
  expect([await sweepDays(night), await listDays(ctx)]).toEqual(["1 days destroyed", []]);
  await keepTraffic(6);
  await writeTraffic(NOON[0] ?? 0);
  await expect(makeDigests(night)).rejects.toThrow("TRAFFIC_KEY");
});

test("requests that can't be written are counted among the errors once a minute, so that no reader becomes a writer", async () => {
  await keepTraffic(6);
  await db.delete(errorGroups).where(eq(errorGroups.route, "queue:traffic"));
  const start = Date.now() + DAY;
  const note = (now: number) =>
    noteRequest(testContext({ clock: { now: () => now }, env: { ...env, TRAFFIC_KEY: undefined } }), {
      request: new Request("https://hocam.test/courses/all"),
      status: 200,
      doorOf: () => undefined,
    });
  for (const later of [0, 1, 59_000, 60_000]) await note(start + later);
  const groups = await db.select().from(errorGroups).where(eq(errorGroups.route, "queue:traffic"));
  expect(groups.map(({ count }) => count)).toEqual([2]);
});

test("the longest address that the site takes fits a message and an object many times over", async () => {
  const path = `/event/${"%C3%BC".repeat(1300)}`;
  const lines = await Promise.all(Array.from({ length: 100 }, () => sealLine(ctx, trafficLine({ path }))));
  expect(Math.max(...lines.map((line) => JSON.stringify({ kind: "traffic", line }).length))).toBeLessThan(128_000 / 8);
  await keepTraffic(6);
  const { batch, state } = batchOf(lines);
  await consumeLines(ctx, batch as never);
  expect([state.acked.length, (await listObjects(ctx, localDay(Date.now()))).map((each) => each.lines)]).toEqual([100, [100]]);
  const rows = await rowsOf(await ask(await opener(), { day: localDay(Date.now()) }));
  expect([rows.length, rows.every((row) => row.includes(path))]).toEqual([100, true]);
});

test("it can't be switched on without the key, nor kept for another time than 6, 12 or 24 months; without the key a running log says so", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { body } = await call<{ version: number; traffic_months: number }>("/admin/settings", { as: admin });
  const put = (months: number, own: Partial<Env> = {}) => underPut(own, admin, { ...body, traffic_months: months });
  expect((await put(12, { TRAFFIC_KEY: undefined })).status).toBe(422);
  expect((await put(12, { TRAFFIC_KEY: "short:AAAA" })).status).toBe(422);
  expect((await put(7)).status).toBe(400);
  expect((await put(0, { TRAFFIC_KEY: undefined })).status).toBe(200);
  await keepTraffic(12);
  await expect(sweepDays(testContext({ env: { ...env, TRAFFIC_KEY: undefined } }))).rejects.toThrow("TRAFFIC_KEY");
});

async function underPut(own: Partial<Env>, as: Person, json: unknown): Promise<{ status: number; body: string }> {
  return under(own, "/api/v1/admin/settings", as, json, "PUT");
}

test("the page shows the state, asks for a code first and says what a check found", async () => {
  await twoDays();
  await keepTraffic(24);
  const admin = await signUp({ userRole: "admin" });
  const page = async (path: string) => (await visit(path, { as: admin })).text();
  expect(await page("/admin/traffic")).toContain("/reception/confirm?next=%2Fadmin%2Ftraffic");
  await confirmed(admin);
  const shown = await page(`/admin/traffic?verify=${DAYS[1]}`);
  for (const text of ["Kept for 24 months", "Nothing was changed", 'name="file"', "/api/v1/traffic/lines.csv"])
    expect(shown).toContain(text);
  expect((await visit("/admin/traffic", { as: await signUp({ userRole: "moderator" }) })).status).not.toBe(200);
});
