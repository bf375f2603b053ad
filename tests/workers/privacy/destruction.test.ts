/** What is destroyed is counted by day and setting, a dry run counts by the same conditions, and whom a restore brings back is erased again. */
import { users } from "@schema/accounts";
import { destructions, erasures, limits, settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { keepErased, removeLeavers } from "../../../app/features/profile/leaving.service.server";
import { DAY } from "../../../app/platform/clock";
import { deletedBy } from "../../../app/platform/destructions.repository.server";
import { countPast, forgetOldTraces } from "../../../app/platform/forget.server";
import { sha256 } from "../../../app/platform/ids";
import { localDay } from "../../../app/platform/time";
import { product } from "../../../app/product.server";
import { addRequestRow } from "../../support/legal-requests";
import { env, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const later = (days: number) => testContext({ clock: { now: () => Date.now() + days * DAY } });
const rows = () => db.select().from(destructions);
const exists = async ({ userId }: Person) =>
  (await db.select({ id: users.userId }).from(users).where(eq(users.userId, userId))).length === 1;

beforeEach(async () => {
  await db.delete(destructions);
});

const addLimits = (count: number) =>
  db.insert(limits).values(Array.from({ length: count }, (_, i) => ({ name: `destruction-${i}`, count: 1, endsAt: 1 })));

test("a dry run counts what the job then destroys, of every table alike, and destroys nothing itself", async () => {
  await addLimits(3);
  await addRequestRow({ status: "unconfirmed", dueAt: null, warnAt: null });
  const ctx = later(4000);
  const past = await countPast(ctx);
  expect(past).toContainEqual({ kind: "limits", setting: null, count: 3 });
  expect(await countPast(ctx)).toEqual(past);
  expect(await rows()).toEqual([]);
  await forgetOldTraces(ctx);
  const sums = new Map<string, number>();
  for (const { kind, setting, count } of past) sums.set(`${kind} ${setting ?? ""}`, count);
  expect(sums.size).toBe(past.length);
  const destroyed = await rows();
  expect(Object.fromEntries(destroyed.map(({ kind, setting, count }) => [`${kind} ${setting}`, count]))).toEqual(Object.fromEntries(sums));
  expect(await countPast(ctx)).toEqual([]);
});

test("two runs of a day are one number, and what was set is noted with it", async () => {
  await db.insert(settings).values({ name: "requestYears", value: 4, updatedAt: 1 });
  const now = Date.now();
  const answered = { status: "granted" as const, answer: "Done.", answeredAt: now - 5 * 365 * DAY, createdAt: now - 5 * 365 * DAY };
  for (let run = 0; run < 2; run++) {
    await addLimits(2);
    await addRequestRow(answered);
    await forgetOldTraces(testContext());
  }
  const found = await rows();
  expect(found).toContainEqual(expect.objectContaining({ day: localDay(now), kind: "limits", setting: "", value: null, count: 4 }));
  expect(found).toContainEqual(expect.objectContaining({ kind: "legal_requests", setting: "requestYears", value: 4, count: 2 }));
});

test("every statement of the nightly job that deletes is one that can be counted", () => {
  const statements = product.oldTraces.flatMap((each) => each(testContext()));
  const silent = statements.filter((each) => deletedBy(each) === null).map((each) => each.toSQL().sql.slice(0, 40));
  expect(statements.length).toBeGreaterThan(20);
  // What deletes nothing: what is still hidden loses its words and names, a contract is taken from its payment before it goes, and a day of the traffic log leaves its objects to a job.
  expect(silent).toEqual([
    expect.stringMatching(/^update "restrictions"/),
    expect.stringMatching(/^update "payments"/),
    expect.stringMatching(/^insert into "traffic_leftovers"/),
  ]);
});

test("admins read the numbers and ask for a dry run, in both languages", async () => {
  const admin = await signUp({ userRole: "admin" });
  await addLimits(5);
  const open = async (path: string, language = "en") => (await visit(path, { as: admin, headers: { "accept-language": language } })).text();
  expect(await open("/admin/retention")).not.toContain("<code");
  expect(await open("/admin/retention?dry=1")).toMatch(/limits<\/code>/);
  await forgetOldTraces(testContext());
  expect(await open("/admin/retention", "tr")).toMatch(/Silinenler[\s\S]*limits<\/code>/);
});

async function leaver(): Promise<Person> {
  const person = await signUp();
  await db.update(users).set({ deletionDueAt: 1 }).where(eq(users.userId, person.userId));
  return person;
}

test("an older database that is restored has its erased accounts erased again, and nobody else", async () => {
  const [person, neighbour] = [await leaver(), await signUp()];
  const [before] = await db.select().from(users).where(eq(users.userId, person.userId));
  if (!before) throw new Error("Nobody is there");
  await removeLeavers(testContext());
  await keepErased(testContext());
  expect(await env.KV.get(`erased:${await sha256(person.userId)}`)).not.toBeNull();
  // What a restore brings back: the account as it was before anybody asked, and no word of its erasure.
  const { key: _, ...row } = before;
  await db.insert(users).values({ ...row, deletionDueAt: null });
  await db.delete(erasures);
  expect(await keepErased(testContext())).toBe("1 accounts removed again");
  expect([await exists(person), await exists(neighbour)]).toEqual([false, true]);
  expect(await keepErased(testContext())).toBe("nobody is back");
  const [counted] = await db.select().from(destructions).where(eq(destructions.kind, "users"));
  expect(counted?.count).toBe(2);
});

/** A list beside the database that counts how often it is read wholly. */
function countedList() {
  const asked = { lists: 0 };
  const KV = {
    list: (options: KVNamespaceListOptions) => {
      asked.lists += 1;
      return env.KV.list(options);
    },
    get: (key: string) => env.KV.get(key),
    put: (key: string, value: string) => env.KV.put(key, value),
  } as unknown as KVNamespace;
  return { asked, ctx: testContext({ env: { ...env, KV } }) };
}

test("the list is read wholly after an erasure and after a restore, and not every five minutes", async () => {
  await leaver();
  await removeLeavers(testContext());
  const { asked, ctx } = countedList();
  for (let run = 0; run < 3; run++) expect(await keepErased(ctx)).toBe("nobody is back");
  expect(asked.lists).toBe(0);
  const back = await leaver();
  await removeLeavers(testContext());
  await keepErased(ctx);
  expect(asked.lists).toBe(0);
  // A restore that forgets the last erasure alone, and one after which somebody else was erased first.
  const hash = await sha256(back.userId);
  await db.delete(erasures).where(eq(erasures.hash, hash));
  await keepErased(ctx);
  expect(asked.lists).toBe(1);
  expect((await db.select().from(erasures).where(eq(erasures.hash, hash))).length).toBe(1);
  await keepErased(ctx);
  await keepErased(ctx);
  expect(asked.lists).toBe(1);
  await db.delete(erasures).where(eq(erasures.hash, hash));
  await db.insert(erasures).values({ hash: "c".repeat(64), at: 1 });
  await keepErased(ctx);
  expect((await db.select().from(erasures).where(eq(erasures.hash, hash))).length).toBe(1);
  expect(await env.KV.get(`erased:${"c".repeat(64)}`)).toBe("1");
});

test("more than a page of a list, and more than a run writes, come together in some runs", async () => {
  const many = Array.from({ length: 1203 }, (_, i) => `${i}`.padStart(64, "d"));
  await env.DB.prepare("INSERT INTO erasures (hash, at) SELECT value, 1 FROM json_each(?)").bind(JSON.stringify(many)).run();
  const count = async () => {
    let listed = 0;
    for (let cursor: string | undefined; ; ) {
      const page = await env.KV.list({ prefix: "erased:", ...(cursor && { cursor }) });
      listed += page.keys.length;
      if (page.list_complete) return listed;
      cursor = page.cursor;
    }
  };
  for (let run = 0; run < 4; run++) await keepErased(testContext());
  const rowsHere = (await db.select({ hash: erasures.hash }).from(erasures)).length;
  expect(await count()).toBe(rowsHere);
  await db.delete(erasures);
  expect(await keepErased(testContext())).toBe("nobody is back");
  expect((await db.select({ hash: erasures.hash }).from(erasures)).length).toBe(rowsHere);
});

test("whoever took the address of an erased account stays, whatever a restore brings back", async () => {
  const old = await leaver();
  await removeLeavers(testContext());
  const heir = await signUp({ userEmail: old.userEmail, userName: old.userName });
  await db.delete(erasures);
  await keepErased(testContext());
  expect([await exists(old), await exists(heir)]).toEqual([false, true]);
});

test("an account that the restored database never had leaves nothing to do, and one whose run was killed is listed by the next", async () => {
  await env.KV.put(`erased:${"a".repeat(64)}`, "1");
  expect(await keepErased(testContext())).toBe("nobody is back");
  await db.insert(erasures).values({ hash: "b".repeat(64), at: 1 });
  await keepErased(testContext());
  expect(await env.KV.get(`erased:${"b".repeat(64)}`)).toBe("1");
});
