/** When something that repeats comes next. */
import { expect, test } from "vitest";
import { nextDay, type Repeat } from "../../app/platform/repeats";

/** So many days that follow, each from the one before. */
function days(repeat: Repeat, first: string, count: number): string[] {
  const anchor = Number(first.slice(8));
  const all = [first];
  while (all.length <= count) all.push(nextDay(repeat, all.at(-1) ?? "", anchor) ?? "never");
  return all.slice(1);
}

test("the 31st falls on the last day of a shorter month, and comes back on the 31st", () => {
  expect(days("monthly", "2026-12-31", 5)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  expect(days("monthly", "2028-01-30", 3)).toEqual(["2028-02-29", "2028-03-30", "2028-04-30"]);
});

test("weeks and days go over the end of a year and 29 February", () => {
  expect(days("weekly", "2026-12-29", 2)).toEqual(["2027-01-05", "2027-01-12"]);
  expect(days("daily", "2028-02-27", 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(days("daily", "2026-12-31", 1)).toEqual(["2027-01-01"]);
});

test("weekdays leave Saturday and Sunday out", () => {
  expect(days("weekdays", "2026-11-26", 3)).toEqual(["2026-11-27", "2026-11-30", "2026-12-01"]);
  expect(nextDay("weekdays", "2026-11-21", 21)).toBe("2026-11-23");
});

test("what was missed isn't made up for: the next one is after today, on its own weekday and date", () => {
  expect(nextDay("daily", "2026-11-01", 1, "2026-11-21")).toBe("2026-11-22");
  expect(nextDay("weekly", "2026-11-03", 3, "2026-11-21")).toBe("2026-11-24");
  expect(nextDay("weekly", "2026-11-03", 3, "2026-11-24")).toBe("2026-12-01");
  expect(nextDay("monthly", "2026-08-31", 31, "2026-11-21")).toBe("2026-11-30");
  expect(nextDay("monthly", "2026-08-31", 31, "2026-11-30")).toBe("2026-12-31");
});

test("done before its day, the next one comes after that day", () => {
  expect(nextDay("weekly", "2026-11-24", 24, "2026-11-21")).toBe("2026-12-01");
  expect(nextDay("monthly", "2026-12-15", 15, "2026-11-21")).toBe("2027-01-15");
});

test("what doesn't repeat has no next", () => {
  expect(nextDay("none", "2026-11-21", 21)).toBeNull();
});
