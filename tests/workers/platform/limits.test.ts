/** Limits hold under parallel attempts, and the wait grows. */
import { limits } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY, MINUTE } from "../../../app/platform/clock";
import { returnAttempt, takeAttempt } from "../../../app/platform/limits.server";
import { testContext } from "../../support/site";

const LIMIT = { max: 3, windowMs: 15 * MINUTE };
const at = (now: number) => ({ ...testContext(), clock: { now: () => now } });
const passes = (name: string, now: number) =>
  takeAttempt(at(now), name, LIMIT).then(
    () => true,
    (refused) => refused.details.minutes,
  );

test("so many attempts pass as the limit says, however many come at once", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => passes("many", 1)));
  expect(results.filter((result) => result === true)).toHaveLength(3);
});

test("reading before writing would let more through: the control of the test above", async () => {
  const { db } = testContext();
  await db.insert(limits).values({ name: "naive", count: 0, endsAt: 1 });
  const naive = async () => {
    const [row] = await db.select().from(limits).where(eq(limits.name, "naive"));
    if ((row?.count ?? 0) >= LIMIT.max) return false;
    await db
      .update(limits)
      .set({ count: (row?.count ?? 0) + 1 })
      .where(eq(limits.name, "naive"));
    return true;
  };
  const results = await Promise.all(Array.from({ length: 20 }, naive));
  expect(results.filter(Boolean).length).toBeGreaterThan(LIMIT.max);
});

test("the wait doubles each time the limit is passed, and a quiet day forgives", async () => {
  const waits: unknown[] = [];
  let now = 1_000_000;
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < LIMIT.max; i++) await passes("growing", now);
    const minutes = await passes("growing", now);
    waits.push(minutes);
    now += minutes * MINUTE;
  }
  expect(waits).toEqual([15, 30, 60]);
  now += DAY;
  for (let i = 0; i < LIMIT.max; i++) expect(await passes("growing", now)).toBe(true);
  expect(await passes("growing", now)).toBe(15);
});

test("an attempt that is given back can be made again", async () => {
  for (let i = 0; i < LIMIT.max; i++) await passes("given-back", 5);
  await returnAttempt(at(5), "given-back");
  expect(await passes("given-back", 5)).toBe(true);
  expect(await passes("given-back", 5)).toBe(15);
});
