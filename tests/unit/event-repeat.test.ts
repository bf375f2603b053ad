/** Dates of an event that comes again and again. */
import { expect, test } from "vitest";
import { daysAfter } from "../../app/features/events/repeat.rules";

test.each([
  ["weekly", "2026-12-30", ["2027-01-06", "2027-01-13", "2027-01-20"]],
  ["fortnightly", "2026-12-30", ["2027-01-13", "2027-01-27", "2027-02-10"]],
  ["daily", "2028-02-28", ["2028-02-29", "2028-03-01", "2028-03-02"]],
  ["weekdays", "2026-11-26", ["2026-11-27", "2026-11-30", "2026-12-01"]],
  ["monthly", "2026-12-31", ["2027-01-31", "2027-02-28", "2027-03-31"]],
] as const)("an event comes again %s after %s", (rhythm, day, days) => {
  expect(daysAfter(day, rhythm, 3)).toEqual(days);
});

test("none are added where none are asked for", () => {
  expect(daysAfter("2026-12-01", "weekly", 0)).toEqual([]);
});
