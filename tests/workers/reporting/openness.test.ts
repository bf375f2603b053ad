/** Everybody reads how reports were decided: of months that are over, once, and never of fewer than five things. */
import { appeals, reportPeriods, reports } from "@schema/reporting";
import { beforeEach, expect, test } from "vitest";
import { readOpenness, releasePeriods } from "../../../app/features/reporting/openness.service.server";
import { HOUR } from "../../../app/platform/clock";
import { see } from "../../support/pages";
import { addUniversity } from "../../support/rows";
import { signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const NOW = Date.parse("2026-11-20T09:00:00Z");
const at = (moment: number) => ({ ...testContext(), clock: { now: () => moment } });

beforeEach(async () => {
  await addUniversity();
  for (const table of [reports, appeals, reportPeriods]) await db.delete(table);
});

type Row = typeof reports.$inferInsert;

/** A decided report of a thing. */
const decided = (subjectId: string | null, day: string, own: Partial<Row> = {}): Row => {
  const decidedAt = Date.parse(`${day}T12:00:00Z`);
  return {
    reportId: crypto.randomUUID(),
    reference: crypto.randomUUID(),
    subjectType: subjectId && "experience",
    subjectId,
    category: "spam",
    details: "This is not true at all.",
    locale: "en",
    status: "dismissed",
    decidedBy: "user-moderator",
    createdAt: decidedAt - 3 * HOUR,
    updatedAt: decidedAt,
    decidedAt,
    ...own,
  };
};

const things = (day: string, ids: readonly string[], own: Partial<Row> = {}) => ids.map((id) => decided(`experience-${id}`, day, own));
const insert = async (rows: readonly Row[]) => {
  for (const row of rows) await db.insert(reports).values(row);
};

test("a month with fewer than five decisions counts together with the next, and a month that isn't over doesn't count", async () => {
  await insert([
    ...things("2026-08-10", ["a", "b"]),
    ...things("2026-09-10", ["c", "d", "e"], { status: "upheld" }),
    ...things("2026-10-10", ["f", "g", "h", "i"]),
    ...things("2026-11-10", ["j"]),
  ]);
  expect(await releasePeriods(at(NOW))).toBe(1);
  expect(await readOpenness(at(NOW))).toMatchObject([
    { from: "2025-11", until: "2026-09", numbers: { decided: 5, removed: null, hours: 3 } },
  ]);
  expect(await releasePeriods(at(Date.parse("2026-12-01T09:00:00Z")))).toBe(1);
  expect(await readOpenness(at(NOW))).toMatchObject([{ from: "2026-10", until: "2026-11", numbers: { decided: 5 } }, { until: "2026-09" }]);
});

test("five reports of one thing are one thing, decided twice it counts once, and problems in general don't count", async () => {
  const day = "2026-10-10";
  await insert([
    ...things(day, ["a", "a", "a", "a", "a"]),
    ...things("2026-10-12", ["a"], { status: "upheld" }),
    ...[1, 2, 3, 4, 5].map(() => decided(null, day, { subjectType: null })),
    ...things(day, ["b", "c", "d"]),
  ]);
  expect(await releasePeriods(at(NOW))).toBe(0);
  await insert(things(day, ["e"]));
  expect(await releasePeriods(at(NOW))).toBe(1);
  expect((await readOpenness(at(NOW)))[0]?.numbers).toMatchObject({ decided: 5, removed: null, kept: null, kinds: [] });
});

test("what is told stays as it is, whoever is gone since and however often the job runs, also twice at once", async () => {
  await insert(things("2026-10-10", ["a", "b", "c", "d", "e"]));
  const both = await Promise.all([releasePeriods(at(NOW)), releasePeriods(at(NOW))]);
  expect(both[0] + both[1]).toBe(1);
  const told = await readOpenness(at(NOW));
  await db.delete(reports);
  await insert(things("2026-10-11", ["f", "g", "h", "i", "j", "k"]));
  expect(await releasePeriods(at(NOW))).toBe(0);
  expect(await readOpenness(at(NOW))).toEqual(told);
});

test("everybody reads page and file: by outcome, kind and appeals, in both languages", async () => {
  const ids = (from: number) => Array.from({ length: 6 }, (_, index) => `${from + index}`);
  const day = "2026-10-10";
  await insert([
    ...things(day, ids(0), { status: "upheld" }),
    ...things(day, ids(10)),
    ...things(day, ids(20), { status: "upheld", category: "harassment" }),
    ...things(day, ids(30), { category: "harassment" }),
  ]);
  const { userId } = await signUp();
  for (const [index, status] of [...Array(7).fill("granted"), ...Array(5).fill("refused")].entries())
    await db.insert(appeals).values({
      appealId: `appeal-${index}`,
      subjectType: "experience",
      subjectId: `experience-${index}`,
      authorId: userId,
      removedAt: 1,
      text: "It names nobody.",
      status,
      decidedAt: Date.parse(`${day}T12:00:00Z`),
      createdAt: 1,
    });
  await releasePeriods({ ...testContext(), clock: { now: () => Date.parse("2026-11-02T09:00:00Z") } });
  const [period] = await readOpenness(at(NOW));
  expect(period?.numbers).toMatchObject({ decided: 24, removed: 12, kept: 12, appeals: 12, granted: 7, refused: 5, deciders: null });
  expect(period?.numbers.kinds.map(({ count, removed, kept }) => [count, removed, kept])).toEqual([
    [12, 6, 6],
    [12, 6, 6],
  ]);
  const { body } = await see("/reporting/transparency");
  for (const text of ["Moderation in numbers", "12 were removed and 12 kept.", "We upheld 7 of these appeals", "Spam or advertising"])
    expect([text, body.includes(text)]).toEqual([text, true]);
  const file = await visit("/api/v1/reporting/transparency/csv", { headers: { "Accept-Language": "tr" } });
  expect(file.headers.get("Content-Type")).toContain("text/csv");
  expect(await file.text()).toContain('"2025-11";"2026-10";"Tümü";"24";"12";"12";"12";"7";"5";"3";""');
  expect((await see("/reporting/add")).body).toContain('href="/reporting/transparency"');
});
