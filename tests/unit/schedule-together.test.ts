/** When two people are both free: half-open times, in the frame of the week's grid. */
import { expect, test } from "vitest";
import { type BusyRow, freeWeek, nextDayOf } from "../../app/features/schedule/together.rules";

const MONDAY = "2026-11-23";
const at = (day: number, start: number, end: number): BusyRow => ({ day, date: null, start, end });
const once = (date: string, start: number, end: number): BusyRow => ({ day: null, date, start, end });
const on = (day: number, rows: readonly BusyRow[], hidden = 0) =>
  freeWeek(rows, MONDAY, hidden)
    .free.filter((gap) => gap.day === day)
    .map(({ start, end }) => [start, end]);

/** 08:40 and 17:30: where the grid begins and ends. */
const [FROM, TO] = [520, 1050];

test("two empty schedules are free from the first lecture to the last, on five days", () => {
  const { days, free, hours } = freeWeek([], MONDAY, 0);
  expect([days, hours.from, hours.to]).toEqual([[0, 1, 2, 3, 4], FROM, TO]);
  expect(free).toEqual(days.map((day) => ({ day, start: FROM, end: TO })));
});

test("a gap begins when the last of both ends and ends when the next of either begins", () => {
  expect(on(0, [at(0, 580, 640), at(0, 700, 760)])).toEqual([
    [520, 580],
    [640, 700],
    [760, TO],
  ]);
  expect(on(0, [at(0, 580, 700), at(0, 600, 650)])).toEqual([
    [520, 580],
    [700, TO],
  ]);
});

test("times that touch leave no gap, and the ten minutes between two lectures are none", () => {
  expect(on(0, [at(0, 520, 570), at(0, 570, 1050)])).toEqual([]);
  expect(on(0, [at(0, 520, 570), at(0, 580, 1050)])).toEqual([]);
  expect(on(0, [at(0, 520, 570), at(0, 599, 1050)])).toEqual([]);
  expect(on(0, [at(0, 520, 570), at(0, 600, 1050)])).toEqual([[570, 600]]);
});

test("something early or late widens the week for every day, and Saturday is shown when either uses it", () => {
  const { days, hours, free } = freeWeek([at(5, 450, 600), at(1, 1000, 1200)], MONDAY, 0);
  expect([days, hours.from, hours.to]).toEqual([[0, 1, 2, 3, 4, 5], 400, 1200]);
  expect(free.filter(({ day }) => day === 5)).toEqual([
    { day: 5, start: 400, end: 450 },
    { day: 5, start: 600, end: 1200 },
  ]);
});

test("days that the reader's own schedule hides aren't listed", () => {
  expect(freeWeek([at(0, 520, 1050)], MONDAY, 1 << 4).free.map(({ day }) => day)).toEqual([1, 2, 3]);
});

test("what takes place once counts within the next seven days, and on no other day", () => {
  expect(on(0, [once(MONDAY, 520, 1050)])).toEqual([]);
  expect(on(6 - 2, [once("2026-11-27", 520, 1050)])).toEqual([]);
  expect(on(6, [once("2026-11-29", 600, 700)])).toEqual([
    [520, 600],
    [700, TO],
  ]);
  for (const date of ["2026-11-22", "2026-11-30"]) expect(freeWeek([once(date, 520, 1050)], MONDAY, 0).free).toHaveLength(5);
});

test("the longest five come first, equal ones by day and time", () => {
  const rows = [at(0, 520, 1000), at(1, 620, 1050), at(2, 520, 800), at(3, 570, 1000), at(4, 520, 1050)];
  const { longest, free } = freeWeek(rows, MONDAY, 0);
  expect(longest.map(({ day, start, end }) => [day, end - start])).toEqual([
    [2, 250],
    [1, 100],
    [0, 50],
    [3, 50],
    [3, 50],
  ]);
  expect(free.map(({ day }) => day)).toEqual([0, 1, 2, 3, 3]);
});

test("free time and busy time never overlap, and no minute of neither is left out, on generated schedules", () => {
  let seed = 37;
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 400; round++) {
    const rows = Array.from({ length: next(14) }, () => {
      const start = next(1380);
      return at(next(5), start, start + 1 + next(1440 - start));
    });
    const { free, hours } = freeWeek(rows, MONDAY, 0);
    const isBusy = (day: number, minute: number) => rows.some((row) => row.day === day && row.start <= minute && minute < row.end);
    for (const day of [0, 1, 2, 3, 4]) {
      const expected: [number, number][] = [];
      for (let minute = hours.from, since = -1; minute <= hours.to; minute++) {
        const isFree = minute < hours.to && !isBusy(day, minute);
        if (isFree && since < 0) since = minute;
        if (isFree || since < 0) continue;
        if (minute - since >= 30) expected.push([since, minute]);
        since = -1;
      }
      expect(free.filter((gap) => gap.day === day).map(({ start, end }) => [start, end])).toEqual(expected);
    }
  }
});

test("a weekly gap comes on its next day; one that has begun today comes in a week", () => {
  const present = { date: MONDAY, minute: 600 };
  const days = [
    [0, 600],
    [0, 599],
    [1, 0],
    [6, 1400],
  ].map(([day = 0, start = 0]) => nextDayOf({ day, start }, present));
  expect(days).toEqual([MONDAY, "2026-11-30", "2026-11-24", "2026-11-29"]);
});
