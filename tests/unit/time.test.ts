/** Days, ends of days and terms as the university's clocks show them. */
import { expect, test } from "vitest";
import { currentTerm } from "../../app/platform/terms";
import { dayAhead, endOfDay, localDay, localTime, localYear, recentYears, startOfDay } from "../../app/platform/time";

const at = (text: string) => Date.parse(text);

test("a day begins and ends at midnight in Ankara", () => {
  expect([localDay(at("2026-11-21T20:59:59Z")), localDay(at("2026-11-21T21:00:00Z"))]).toEqual(["2026-11-21", "2026-11-22"]);
  expect([startOfDay("2026-11-22"), endOfDay("2026-11-22")]).toEqual([at("2026-11-21T21:00:00Z"), at("2026-11-22T20:59:59.999Z")]);
});

test("a day ahead is counted from the local day, also an hour after midnight", () => {
  expect(dayAhead(at("2026-11-21T22:00:00Z"), 60)).toBe("2027-01-21");
  expect(dayAhead(at("2026-12-31T21:30:00Z"), 0)).toBe("2027-01-01");
});

test("years and terms change with the local calendar", () => {
  const newYear = at("2026-12-31T21:00:00Z");
  expect([localYear(newYear - 1), localYear(newYear), recentYears(newYear, 3)]).toEqual([2026, 2027, ["2027", "2026", "2025"]]);
  const september = at("2026-08-31T21:00:00Z");
  expect([currentTerm(september - 1), currentTerm(september)]).toEqual(["2025-3", "2026-1"]);
});

test("any moment is what the calendar of Ankara says, in years of summer time as well", () => {
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Istanbul",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  for (let moment = at("2010-01-01T00:07:31Z"); moment < at("2030-01-01T00:00:00Z"); moment += 37 * 3_600_000 + 61_001) {
    const { date, time } = localTime(moment);
    expect(`${date}, ${time}`).toBe(clock.format(moment));
  }
  for (const day of ["2014-03-31", "2015-11-08", "2016-03-27"]) expect(localDay(startOfDay(day))).toBe(day);
});
