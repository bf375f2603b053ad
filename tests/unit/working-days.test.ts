/** Working days: neither weekends nor public holidays, those of the lunar calendar among them. */
import { expect, test } from "vitest";
import { dayAfter, momentOf } from "../../app/platform/time";
import { afterWorkingDays, isHoliday, isWorkingDay } from "../../app/platform/working-days";

const run = (from: string, days: number) => Array.from({ length: days }, (_, at) => dayAfter(from, at));

test.each([
  ["2024-04-10", 3],
  ["2024-06-16", 4],
  ["2025-03-30", 3],
  ["2025-06-06", 4],
  ["2026-03-20", 3],
  ["2026-05-27", 4],
] as const)("the religious holiday that began on %s lasted %i days, and the days around it are none", (from, days) => {
  expect(run(dayAfter(from, -1), days + 2).map(isHoliday)).toEqual([false, ...Array.from({ length: days }, () => true), false]);
});

test("holidays that stand on the same day each year are none of work, the afternoon before the Republic's is", () => {
  const fixed = ["2026-01-01", "2026-04-23", "2026-05-01", "2026-05-19", "2026-07-15", "2027-08-30", "2026-10-29"];
  expect(fixed.map(isWorkingDay)).toEqual(fixed.map(() => false));
  expect(["2026-10-28", "2026-10-30", "2026-11-10"].map(isWorkingDay)).toEqual([true, true, true]);
});

test.each([
  ["within a week", "2026-11-23", "2026-11-26"],
  ["over a weekend", "2026-11-26", "2026-12-01"],
  ["over Republic Day and a weekend", "2026-10-28", "2026-11-03"],
  ["from a Saturday", "2026-11-28", "2026-12-02"],
  ["over the feast of sacrifice", "2026-05-26", "2026-06-03"],
  ["into the next year", "2026-12-30", "2027-01-05"],
])("three working days %s end at the same time of the day", (_, from, until) => {
  expect(afterWorkingDays(momentOf(from, "16:45"), 3)).toBe(momentOf(until, "16:45"));
});
