/** Legal requests by year: whole years alone, and nothing of fewer than five. */
import { legalRequests } from "@schema/legal-requests";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { oldRequests } from "../../../app/features/legal-requests/legal-requests.repository.server";
import { readTransparency } from "../../../app/features/reporting/openness.service.server";
import { HOUR } from "../../../app/platform/clock";
import { momentOf } from "../../../app/platform/time";
import { addRequestRow } from "../../support/legal-requests";
import { see } from "../../support/pages";
import { testContext } from "../../support/site";

const { db } = testContext();
const NOW = momentOf("2026-11-20", "12:00");
const years = async (now = NOW) => (await readTransparency(testContext({ clock: { now: () => now } }))).years;
type Kind = NonNullable<Parameters<typeof addRequestRow>[0]>["kind"];

/** Answered requests that came in May of a year. */
async function answered(count: number, kind: Kind, status: "granted" | "refused", year = 2025, hours = 10): Promise<void> {
  const createdAt = momentOf(`${year}-05-04`, "10:00");
  for (let i = 0; i < count; i++)
    await addRequestRow({ kind, status, answer: "Done.", createdAt, answeredAt: createdAt + hours * HOUR, page: "/about" });
}

beforeEach(async () => {
  await db.delete(legalRequests);
});

test("a year that is over is told by kind: how many came, what became of them, and how long half of them took", async () => {
  await answered(6, "copyright", "granted", 2025, 10);
  await answered(5, "copyright", "refused", 2025, 30);
  await answered(7, "access", "granted", 2025, 100);
  await answered(6, "access", "refused", 2025, 100);
  const [year, ...others] = await years();
  expect([year?.year, others]).toEqual([2025, []]);
  const requests = year?.requests ?? [];
  expect(requests.map(({ received }) => received).reduce((sum, count) => sum + count, 0)).toBe(24);
  for (const each of requests) expect([each.received >= 5, (each.granted ?? 5) >= 5, (each.refused ?? 5) >= 5]).toEqual([true, true, true]);
  const page = await see("/reporting/transparency");
  expect([page.body.includes("Legal requests by year"), page.body.includes(">2025<")]).toEqual([true, true]);
});

test("fewer than five are told of no year, and kinds with fewer stand together with others", async () => {
  await answered(4, "court", "granted");
  expect(await years()).toEqual([]);
  await answered(8, "erasure", "granted");
  const [year] = await years();
  for (const { received } of year?.requests ?? []) expect(received).toBeGreaterThanOrEqual(5);
  const alone = (year?.requests ?? []).filter(({ kinds }) => kinds.length === 1 && kinds[0] === "court");
  expect(alone).toEqual([]);
});

test("a year isn't told while it runs, nor while one of its requests waits, so that what was told doesn't change", async () => {
  await answered(9, "access", "granted", 2026);
  expect(await years()).toEqual([]);
  await answered(9, "access", "granted", 2025);
  await addRequestRow({ kind: "court", createdAt: momentOf("2025-12-30", "10:00") });
  expect(await years()).toEqual([]);
  expect((await years(momentOf("2027-01-02", "10:00"))).map(({ year }) => year)).toEqual([2026]);
});

test("a request of a year's last minutes that is confirmed in the next one isn't added to what was told", async () => {
  await answered(9, "access", "granted", 2025);
  const createdAt = momentOf("2025-12-31", "23:50");
  const late = await addRequestRow({ kind: "court", status: "unconfirmed", dueAt: null, warnAt: null, createdAt });
  const newYear = momentOf("2026-01-01", "00:05");
  expect(await years(newYear)).toEqual([]);
  await db.delete(legalRequests).where(eq(legalRequests.requestId, late));
  expect((await years(newYear)).map(({ year }) => year)).toEqual([2025]);
});

test("no year is told on the day on which the first of its requests is forgotten: after a leap year that is its third's last day", async () => {
  await answered(9, "access", "granted", 2025);
  const first = momentOf("2026-01-01", "00:10");
  for (let i = 0; i < 9; i++)
    await addRequestRow({ kind: "court", status: "granted", answer: "Done.", createdAt: first, answeredAt: first + HOUR });
  const told = async (day: string) => {
    const now = momentOf(day, "12:00");
    const counts = (await years(now)).map(({ year, requests }) => [year, requests.reduce((sum, { received }) => sum + received, 0)]);
    for (const statement of oldRequests({ db, clock: { now: () => now } } as never)) await db.batch([statement]);
    const after = (await years(now)).map(({ year, requests }) => [year, requests.reduce((sum, { received }) => sum + received, 0)]);
    return [counts, after];
  };
  expect(await told("2028-12-30")).toEqual([[[2026, 9]], [[2026, 9]]]);
  expect(await told("2028-12-31")).toEqual([[], []]);
});
