/** The last moment, day or number that counts, and the first that doesn't. */

import type { CalendarDays } from "@schema/academic-calendar";
import { expect, test } from "vitest";
import { heldOn, unusualDays } from "../../app/features/academic-calendar/academic-calendar.rules";
import { isImportableTerm, termFromFileName } from "../../app/features/catalog/terms.rules";
import { readIdQuery } from "../../app/features/errors/search.rules";
import { endsNextDay, haveAllBegun, isMinute, occurrenceOf, rangeOf } from "../../app/features/events/event-times.rules";
import { toldOf } from "../../app/features/reporting/openness.rules";
import { overlap } from "../../app/features/schedule/week.rules";
import { AHEAD, LATE_START, LONGEST, OPENS_BEFORE } from "../../app/features/study-room/study-room.limits";
import { stateOf, timesOf, wrongTimes } from "../../app/features/study-room/study-room.rules";
import { wishOf } from "../../app/features/tickets/order.rules";
import { momentOf } from "../../app/platform/time";

const HOUR = 3_600_000;
const NOW = momentOf("2026-11-25", "12:00");

test.each([
  ["begun a quarter of an hour ago", NOW - LATE_START, NOW + HOUR, null],
  ["begun longer ago", NOW - LATE_START - 1, NOW + HOUR, "inThePast"],
  ["that ends now", NOW - 1, NOW, "inThePast"],
  ["that ends in a moment", NOW - 1, NOW + 1, null],
  ["as far ahead as may be", NOW + AHEAD, NOW + AHEAD + HOUR, null],
  ["farther ahead", NOW + AHEAD + 1, NOW + AHEAD + HOUR, "tooFarAhead"],
  ["as long as may be", NOW, NOW + LONGEST, null],
  ["longer", NOW, NOW + LONGEST + 1, "tooLong"],
])("a room %s: what is wrong with its times", (_, startsAt, endsAt, wrong) => {
  expect(wrongTimes({ startsAt, endsAt }, NOW)).toBe(wrong);
});

test("a room that ends when it starts ends on the next day", () => {
  const lengths = [599, 600, 601]
    .map((ends) => timesOf({ day: "2026-11-25", starts: 600, ends }))
    .map((each) => each.endsAt - each.startsAt);
  expect(lengths).toEqual([24 * HOUR - 60_000, 24 * HOUR, 60_000]);
});

const room = { startsAt: NOW, endsAt: NOW + HOUR, closedAt: null, status: "approved", reviewedAt: null };

test.each([
  [NOW - OPENS_BEFORE - 1, {}, "planned"],
  [NOW - OPENS_BEFORE, {}, "open"],
  [NOW + HOUR - 1, {}, "open"],
  [NOW + HOUR, {}, "over"],
  [NOW, { closedAt: NOW - 1 }, "cancelled"],
  [NOW, { closedAt: NOW }, "over"],
  [NOW, { status: "rejected" }, "taken-down"],
])("at %i a room with %j is %s", (now, own, state) => {
  expect(stateOf({ ...room, ...own }, now)).toBe(state);
});

test("intervals that touch have no minute in common", () => {
  const at = (start: number, end: number, day = 0) => ({ day, start, end });
  const pairs = [at(60, 120), at(119, 180), at(120, 180), at(0, 61), at(0, 60), at(60, 120, 1)];
  expect(pairs.map((each) => overlap(at(60, 120), each))).toEqual([true, true, false, true, false, false]);
});

const row = (event_time: string, event_end_time = "", event_date = "2026-11-25") => ({ event_date, event_time, event_end_time });

test("a date whose end isn't behind its start ends on the next day", () => {
  const rows = [row("18:00", "17:59"), row("18:00", "18:00"), row("18:00", "18:01"), row("18:00")];
  expect(rows.map(endsNextDay)).toEqual([true, true, false, false]);
  const lengths = rows.map(occurrenceOf).map(({ startsAt, endsAt }) => endsAt && endsAt - startsAt);
  expect(lengths).toEqual([24 * HOUR - 60_000, 24 * HOUR, 60_000, null]);
});

test.each([
  [[], false],
  [[row("12:00")], true],
  [[row("12:01")], false],
  [[row("11:00"), row("12:01")], false],
  [[row("11:00"), row("11:00", "", "someday")], false],
  [[row("11:00"), row("12:00")], true],
])("of the dates %j all have begun at noon: %s", (rows, haveBegun) => {
  expect(haveAllBegun(rows, NOW)).toBe(haveBegun);
});

test.each([
  ["2026-11-25T23:59", true],
  ["2026-11-25T24:00", false],
  ["2026-11-31T10:00", false],
  ["2026-11-25T10:60", false],
  ["2026-11-25 10:00", false],
])("%s is a minute: %s", (text, is) => {
  expect(isMinute(text)).toBe(is);
});

test("periods of the agenda begin and end with days of the university", () => {
  const day = (date: string) => momentOf(date, "00:00");
  expect(rangeOf("past", NOW)).toEqual({ from: 0, until: day("2026-11-25") });
  expect(rangeOf("today", NOW)).toEqual({ from: day("2026-11-25"), until: day("2026-11-26") });
  expect(rangeOf("week", NOW)).toEqual({ from: day("2026-11-25"), until: day("2026-12-02") });
  expect(rangeOf("next-week", NOW)).toEqual({ from: day("2026-11-30"), until: day("2026-12-07") });
  expect(rangeOf("month", NOW)).toEqual({ from: day("2026-11-25"), until: day("2026-12-25") });
  expect(rangeOf("upcoming", NOW)).toEqual({ from: day("2026-11-25"), until: Number.MAX_SAFE_INTEGER });
  expect(rangeOf({ day: "2026-12-01", when: "past" }, NOW)).toEqual({ from: day("2026-12-01"), until: day("2026-12-02") });
  expect(rangeOf({ when: "today" }, NOW)).toEqual(rangeOf("today", NOW));
});

test("what was decided is told from five on, and appeals in parts when there are five of both", () => {
  const told = (count: number, granted = 0, refused = 0, deciders = 5) =>
    toldOf({ cells: [{ category: "spam", outcome: "removed", count }], appeals: { granted, refused }, deciders, median: HOUR } as never);
  expect([4, 5].map((count) => told(count)?.decided)).toEqual([undefined, 5]);
  expect([4, 5, 9, 10].map((deciders) => told(5, 0, 0, deciders)?.deciders)).toEqual([null, 5, 5, 10]);
  const appeals = (granted: number, refused: number) => {
    const { appeals: all, granted: up, refused: down } = told(5, granted, refused) ?? {};
    return [all, up, down];
  };
  expect(appeals(2, 2)).toEqual([null, null, null]);
  expect(appeals(2, 3)).toEqual([5, null, null]);
  expect(appeals(5, 4)).toEqual([9, null, null]);
  expect(appeals(4, 5)).toEqual([9, null, null]);
  expect(appeals(5, 5)).toEqual([10, 5, 5]);
});

test("six signs may be an error's id, five could be anything", () => {
  expect(["0abcd", "0abcde"].map((typed) => readIdQuery(typed))).toEqual([
    { idPrefix: null, fingerprintPrefix: null, text: "0abcd" },
    { idPrefix: "error-0abcde", fingerprintPrefix: "0abcde", text: "0abcde" },
  ]);
});

test.each([
  ["1999-1", false],
  ["2000-1", true],
  ["2027-3", true],
  ["2028-1", false],
  ["2026-4", false],
])("%s is a term that a file may be of: %s", (term, is) => {
  expect(isImportableTerm(term, NOW)).toBe(is);
});

test.each([
  ["a_2024-12-31.json", "2024-1"],
  ["a_2024-01-01.json", "2023-1"],
  ["a_2024-02-01.json", "2023-2"],
  ["a_2024-06-30.json", "2023-2"],
  ["a_2024-07-01.json", "2023-3"],
  ["a_2024-08-31.json", "2023-3"],
  ["a_2024-09-01.json", "2024-1"],
  ["a_2024-13-01.json", null],
  ["a_2024-00-01.json", null],
  ["a_2024-01-32.json", null],
  ["a_2024-01-00.json", null],
])("a file named %s is of %s", (name, term) => {
  expect(termFromFileName(name)).toBe(term);
});

test("a wish for seats is the same text whatever order it was said in, and nothing of none", () => {
  const line = (category_id: string, quantity?: number) => ({ category_id, quantity });
  expect(JSON.stringify(wishOf([line("b", 1), line("a", 2), line("b", 3), line("c", 0), line("d")]))).toBe('{"a":2,"b":4}');
});

test("days in a row end with their last, and never go on for longer than a month", () => {
  const days = (until: string | null) => [
    ...unusualDays([{ from: "2026-12-01", until, follows: null, isHalf: false } as CalendarDays]).keys(),
  ];
  expect([days(null).length, days("2026-12-01").length, days("2026-12-31").length, days("2027-01-01").length]).toEqual([1, 1, 31, 31]);
  expect(days("2026-12-03")).toEqual(["2026-12-01", "2026-12-02", "2026-12-03"]);
});

test("on half a holiday lectures are held until one o'clock", () => {
  const half = { from: "2026-10-28", until: null, follows: null, isHalf: true } as CalendarDays;
  expect([779, 780].map((start) => heldOn(half, 2, start))).toEqual([2, null]);
  expect([
    heldOn(undefined, 2, 780),
    heldOn({ ...half, isHalf: false }, 2, 0),
    heldOn({ ...half, isHalf: false, follows: 4 }, 2, 900),
  ]).toEqual([2, null, 4]);
});
