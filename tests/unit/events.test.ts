/** Times of events on the university's clocks, wherever the program runs; departments, own words, and calendar files. */
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { calendarText } from "../../app/features/events/calendar.service.server";
import { chosen, departmentNamed, departmentsAfter } from "../../app/features/events/event-choices.rules";
import { dateRowOf, monthAfter, occurrencesOf, rangeOf, sevenDaysAround, weeksOf } from "../../app/features/events/event-times.rules";
import { capacityOf, departmentsOf, splitOrganizer, withOrganizer } from "../../app/features/events/events.rules";
import { OTHER } from "../../app/features/events/options";
import { dayAfter, dayOf, daysOf, isDay, localTime, momentOf } from "../../app/platform/time";

const iso = (moment: number) => new Date(moment).toISOString();
const zone = process.env.TZ;

describe.each(["UTC", "America/New_York", "Asia/Tokyo"])("with the computer's clock in %s", (tz) => {
  beforeEach(() => {
    process.env.TZ = tz;
  });
  afterEach(() => {
    process.env.TZ = zone;
  });

  test("a date and a time are a moment in Istanbul", () => {
    expect(iso(momentOf("2026-11-21", "09:00"))).toBe("2026-11-21T06:00:00.000Z");
    expect(iso(momentOf("2026-01-01", "01:30"))).toBe("2025-12-31T22:30:00.000Z");
    expect(iso(momentOf("2015-01-15", "09:00"))).toBe("2015-01-15T07:00:00.000Z");
    expect(localTime(Date.parse("2026-12-31T21:30:00Z"))).toEqual({ date: "2027-01-01", time: "00:30" });
  });

  test("rows become occurrences in order, an end before its start is on the next day, and back", () => {
    const rows = [
      { event_date: "2026-11-22", event_time: "22:00", event_end_time: "01:00" },
      { event_date: "2026-11-21T21:30:00.000Z", event_time: "09:00" },
      { event_date: "2026-11-20", event_time: "09:00" },
    ];
    const occurrences = occurrencesOf(rows);
    expect(occurrences.map(({ startsAt, endsAt }) => [iso(startsAt), endsAt && iso(endsAt)])).toEqual([
      ["2026-11-20T06:00:00.000Z", null],
      ["2026-11-22T06:00:00.000Z", null],
      ["2026-11-22T19:00:00.000Z", "2026-11-22T22:00:00.000Z"],
    ]);
    expect(occurrences.map(dateRowOf).at(-1)).toEqual(rows[0]);
  });

  test("today begins at midnight in Istanbul", () => {
    const now = Date.parse("2026-11-20T22:00:00Z");
    expect(iso(rangeOf("today", now).from)).toBe("2026-11-20T21:00:00.000Z");
    expect(iso(rangeOf("week", now).until)).toBe("2026-11-27T21:00:00.000Z");
    expect(daysOf(rangeOf("today", now).from, rangeOf("today", now).until)).toEqual(["2026-11-21"]);
  });

  test("next week begins on the Monday after today's week", () => {
    const sunday = Date.parse("2026-11-22T20:00:00Z");
    expect(daysOf(rangeOf("next-week", sunday).from, rangeOf("next-week", sunday).until)).toEqual(
      [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
    );
    const { from } = rangeOf("next-week", Date.parse("2026-11-22T21:30:00Z"));
    expect(iso(from)).toBe("2026-11-29T21:00:00.000Z");
  });

  test("a month's calendar holds whole weeks, across the turn of a year", () => {
    expect(weeksOf("2026-11").map(([monday]) => monday)).toEqual([
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
    expect(weeksOf("2027-02").flat()).toHaveLength(28);
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });

  test("another library reads the calendar file as it was meant", () => {
    const startsAt = momentOf("2026-11-21", "09:00");
    const event = {
      eventId: "event-1",
      name: "Çay; söz, ve\nyıldız",
      description: "Satır bir\nSatır iki, \\ ve ; ile. ".repeat(6),
      location: "Physics U3, Ankara",
      url: "https://hocam.test/event/event-1",
      dates: [
        { key: 7, startsAt, endsAt: startsAt + 5_400_000 },
        { key: 4, startsAt: startsAt + 7 * 86_400_000, endsAt: null },
      ],
      createdAt: 1_000_000,
      updatedAt: 1_061_000,
    };
    const text = calendarText(event, "hocam.test");
    expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
    expect(found.map(({ uid }) => uid)).toEqual(["event-1.7@hocam.test", "event-1.4@hocam.test"]);
    expect(found.map(({ startDate }) => iso(startDate.toUnixTime() * 1000))).toEqual([
      "2026-11-21T06:00:00.000Z",
      "2026-11-28T06:00:00.000Z",
    ]);
    expect(found[0]?.endDate.toUnixTime()).toBe((startsAt + 5_400_000) / 1000);
    expect([found[0]?.description, found[0]?.location, found[0]?.sequence]).toEqual([event.description, event.location, 61]);
    expect(text).toMatch(/DTSTART:20261121T060000Z/);
  });
});

test("days are days of the calendar", () => {
  expect(["2026-02-28", "2028-02-29", "2026-02-29", "2026-13-01", "26-01-01", ""].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([dayOf("2026-11-21"), dayOf("2026-11-21T22:00:00Z"), dayOf("tomorrow")]).toEqual(["2026-11-21", "2026-11-22", null]);
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
});

test("all departments or some of them, never both", () => {
  expect([departmentsOf("all"), departmentsOf([]), departmentsOf(["all", "CENG", "CENG "])]).toEqual([["all"], ["all"], ["CENG"]]);
  expect(departmentsAfter("all", ["all", "CENG"])).toEqual(["all"]);
  expect(departmentsAfter("CENG", ["all", "CENG"])).toEqual(["CENG"]);
  expect(departmentsAfter("CENG", [])).toEqual(["all"]);
});

test("own words are trimmed and stand in for the choice", () => {
  expect([chosen("Devrim", "x"), chosen(OTHER, "  Roof "), chosen(undefined, "x")]).toEqual(["Devrim", "Roof", undefined]);
  expect([capacityOf(5), capacityOf("unknown"), capacityOf(undefined)]).toEqual([
    { capacityKind: "custom", capacity: 5 },
    { capacityKind: "unknown", capacity: null },
    { capacityKind: "unlimited", capacity: null },
  ]);
});

test("a named organizer stands at the end of the description, once", () => {
  const once = withOrganizer("Tea.", " The\nDean ");
  expect(once).toBe("Tea.\n\nEvent organizer: The Dean");
  expect(withOrganizer(once, "Somebody")).toBe("Tea.\n\nEvent organizer: Somebody");
  expect([splitOrganizer(once), splitOrganizer("Tea."), splitOrganizer(withOrganizer("", "X"))]).toEqual([
    { text: "Tea.", organizer: "The Dean" },
    { text: "Tea.", organizer: null },
    { text: "", organizer: "X" },
  ]);
});

test("a department is meant by its full name before its code, and never by a part of either", () => {
  const choices = [
    { value: "MAT", label: "Mathematics (NCC)" },
    { value: "MATH", label: "Mathematics" },
    { value: "ART", label: "Mat" },
    { value: "IE", label: "Endüstri Mühendisliği" },
    { value: "ISL", label: "İşletme" },
  ];
  const meant = (typed: string) => departmentNamed(choices, typed)?.value ?? null;
  expect(["mat", "MATH", " mathematics ", "mathematics (ncc)", "işletme", "İŞLETME", "ie"].map(meant)).toEqual([
    ...["ART", "MATH", "MATH", "MAT"],
    ...["ISL", "ISL", "IE"],
  ]);
  expect(["ma", "mathem", "endüstri", "", "  ", "m"].map(meant)).toEqual([null, null, null, null, null, null]);
});

test("days are counted in sevens from today, on both sides of it", () => {
  const first = (day: string) => sevenDaysAround(day, "2026-11-29");
  expect(["2026-11-29", "2026-12-05", "2026-12-06", "2026-11-28", "2026-11-22", "2026-11-21"].map(first)).toEqual([
    "2026-11-29",
    "2026-11-29",
    "2026-12-06",
    "2026-11-22",
    "2026-11-22",
    "2026-11-15",
  ]);
});
