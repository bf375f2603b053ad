/** What may be shown of people around an event: groups of neighbours, days together, and means that tell of nobody; days as columns. */
import { expect, test } from "vitest";
import { columnsOf, inKeys, nextPeople, ratingOf } from "../../app/features/event-stats/event-stats.rules";
import { nextCount, nextStretches } from "../../app/platform/small-groups";
import { dayAfter } from "../../app/platform/time";

const stars = (...counts: number[]) => ({
  days: [],
  firstDay: "2026-03-01",
  tablesUntil: () => ({ stars: Object.fromEntries(counts.map((count, at) => [at + 1, count])) }),
});
const rated = (...counts: number[]) => ratingOf(nextPeople(undefined, stars(...counts)).tables);

test("departments stand with their neighbours in an order that doesn't come from the event, until each group has five", () => {
  const department = inKeys(["CENG", "EE", "ME"], "", [
    { key: "ME", count: 4 },
    { key: "CENG", count: 9 },
    { key: "GONE", count: 2 },
  ]);
  expect(department).toEqual({ CENG: 9, EE: 0, ME: 4, "": 2 });
  expect(
    nextPeople(undefined, { days: [], firstDay: "2026-03-01", tablesUntil: () => ({ department }) }).tables?.single.department,
  ).toEqual([
    { keys: ["CENG"], count: 9 },
    { keys: ["", "EE", "ME"].sort(), count: 6 },
  ]);
});

test("ratings that are all alike are told to nobody, and the mean only where every number of stars stands by itself", () => {
  expect([rated(0, 0, 0, 0, 5), rated(0, 0, 0, 0, 40), rated(0, 0, 0, 4, 5), rated()]).toEqual([null, null, null, null]);
  expect(rated(0, 0, 1, 6, 9)).toEqual({
    groups: [
      { from: 1, to: 4, count: 7 },
      { from: 5, to: 5, count: 9 },
    ],
    total: 16,
    mean: null,
    spread: null,
  });
  expect(rated(5, 5, 5, 5, 5)).toMatchObject({ mean: 3, spread: expect.closeTo(Math.sqrt(2), 10), total: 25 });
});

test("one more person, or one who changes their mind, moves nothing; five in every group do", () => {
  const first = nextPeople(undefined, stars(0, 0, 6, 6, 9));
  for (const later of [stars(0, 0, 7, 6, 9), stars(0, 0, 6, 5, 10), stars(0, 0, 11, 11, 13), stars(0, 0, 1, 1, 4)])
    expect(nextPeople(first, later).tables).toEqual(first.tables);
  expect(ratingOf(nextPeople(first, stars(0, 0, 11, 11, 14)).tables)?.total).toBe(36);
});

const days = (...counts: number[]) => counts.map((count, at) => ({ day: dayAfter("2026-03-01", at), count }));

const stretchesOf = (before: Parameters<typeof nextStretches>[0], all: ReturnType<typeof days>) => nextStretches(before, all, "2026-02-27");

test("days stand together until five people are in them, and stay as they were shown", () => {
  expect(stretchesOf([], days(2, 1, 1))).toEqual([]);
  const first = stretchesOf([], days(2, 1, 3, 9, 1));
  expect(first).toEqual([
    { from: "2026-02-27", until: "2026-03-03", count: 6 },
    { from: "2026-03-04", until: "2026-03-05", count: 10 },
  ]);
  expect(stretchesOf(first, days(1, 1, 3, 4, 1, 4))).toEqual(first);
  expect(stretchesOf(first, [...days(2, 1, 3, 9, 1), { day: "2026-03-09", count: 5 }]).at(-1)).toEqual({
    from: "2026-03-06",
    until: "2026-03-09",
    count: 5,
  });
});

test("days that were counted before there could be anybody begin the first stretch: it never ends before it begins", () => {
  const early = (counts: number[]) => nextStretches([], days(...counts), "2026-03-20");
  expect(early([6])).toEqual([{ from: "2026-03-01", until: "2026-03-01", count: 6 }]);
  expect(early([2, 4, 7])).toEqual([
    { from: "2026-03-01", until: "2026-03-02", count: 6 },
    { from: "2026-03-03", until: "2026-03-03", count: 7 },
  ]);
});

test("a count that is part of no other is hidden under five and moves by five", () => {
  expect([0, 4, 5].map((now) => nextCount(null, now))).toEqual([null, null, 5]);
  expect([3, 0, 8, 13, 14, 9, 5].map((now) => nextCount(9, now))).toEqual([9, 9, 9, 9, 14, 9, 9]);
  expect(nextCount(12, 6)).toBe(6);
});

const alone = (list: { day: string; count: number }[]) => list.map(({ day, count }) => ({ from: day, until: day, count }));

test("stretches of days are columns as long as they fit", () => {
  const shown = [...alone(days(5)), { from: "2026-03-02", until: "2026-03-06", count: 7 }];
  expect(columnsOf(shown)).toEqual(shown);
  expect(columnsOf([])).toEqual([]);
});

test("a long time is folded into few columns, and nothing of it is lost", () => {
  for (const length of [62, 63, 400, 5000, 80_000]) {
    const all = Array.from({ length }, (_, at) => ({ day: dayAfter("1990-01-01", at), count: 5 }));
    const columns = columnsOf(alone(all));
    expect(columns.length).toBeLessThanOrEqual(62);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(5 * length);
    expect([columns[0]?.from, columns.at(-1)?.until]).toEqual(["1990-01-01", all.at(-1)?.day]);
    for (const [at, { from }] of columns.entries()) if (at > 0) expect(from).toBe(dayAfter(columns[at - 1]?.until ?? "", 1));
  }
});

test("stars are told only while at least five of those who come gave none, and days go on to the next on which that is so", () => {
  const own = { ...stars(5, 5, 5, 5, 5), days: days(9, 6, 10) };
  const until = (...others: number[]) => ({
    ...own,
    othersUntil: (day: string) => others[own.days.findIndex((each) => each.day === day)] ?? 0,
  });
  const ends = (people: ReturnType<typeof nextPeople>) => people.days.map((each) => [each.until.slice(-2), each.count]);
  expect([nextPeople(undefined, until(4, 0, 1)).tables, ends(nextPeople(undefined, until(4, 0, 1)))]).toEqual([null, []]);
  expect(ends(nextPeople(undefined, until(4, 5, 4)))).toEqual([["02", 15]]);
  expect(ends(nextPeople(undefined, until(5, 4, 6)))).toEqual([
    ["01", 9],
    ["03", 16],
  ]);
  expect(ratingOf(nextPeople(undefined, until(0, 0, 5)).tables)?.total).toBe(25);
  expect(ratingOf(nextPeople(undefined, { ...own, othersUntil: () => null }).tables)?.total).toBe(25);
});
