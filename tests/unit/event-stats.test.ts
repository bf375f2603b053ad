/** What may be shown of counted people: no group under five, and none that can be worked out; days as columns. */
import { expect, test } from "vitest";
import { columnsOf, type Group, meanOf, ratingOf, withFloor } from "../../app/features/event-stats/event-stats.rules";
import { OTHERS } from "../../app/features/event-stats/measures";
import { FLOOR } from "../../app/platform/small-groups";
import { dayAfter } from "../../app/platform/time";
import { createRandom } from "../../drizzle/seed/random";

const groups = (counts: Record<string, number>): Group[] =>
  Object.entries(counts).map(([key, count]) => ({ key, count, stars: count * 3 }));
const shown = (counts: Record<string, number>) => withFloor(groups(counts)).map(({ key, count }) => [key, count]);

test("groups of five and more stand alone, the largest first", () => {
  expect(shown({ CENG: 5, EE: 9, ME: 6 })).toEqual([
    ["EE", 9],
    ["ME", 6],
    ["CENG", 5],
  ]);
  expect(shown({ CENG: 5 })).toEqual([["CENG", 5]]);
});

test("small groups are put together, with their stars", () => {
  expect(shown({ CENG: 20, EE: 3, ME: 4, PHYS: 0 })).toEqual([
    ["CENG", 20],
    [OTHERS, 7],
  ]);
  expect(withFloor(groups({ CENG: 20, EE: 3, ME: 4 })).at(-1)).toEqual({ key: OTHERS, count: 7, stars: 21 });
});

test("a single small group takes the next smallest with it, so that the total doesn't give it away", () => {
  expect(shown({ CENG: 20, EE: 8, ME: 6, PHYS: 1 })).toEqual([
    ["CENG", 20],
    ["EE", 8],
    [OTHERS, 7],
  ]);
});

test("small groups that are few together take the next smallest with them as well", () => {
  expect(shown({ CENG: 20, EE: 8, ME: 1, PHYS: 2 })).toEqual([
    ["CENG", 20],
    [OTHERS, 11],
  ]);
});

test("nothing is told apart where only one group would be left", () => {
  expect(shown({ CENG: 20, PHYS: 1 })).toEqual([]);
  expect(shown({ CENG: 2, PHYS: 1, EE: 4 })).toEqual([]);
  expect(shown({ CENG: 3 })).toEqual([]);
  expect(shown({})).toEqual([]);
});

test("whatever the counts: nothing under the floor is shown, and the rest is never one group alone", () => {
  const random = createRandom(5);
  for (let round = 0; round < 2000; round++) {
    const all = Array.from({ length: random.int(0, 9) }, (_, at): Group => ({ key: `D${at}`, count: random.int(0, 12), stars: 0 }));
    const result = withFloor(all);
    const total = all.reduce((sum, { count }) => sum + count, 0);
    const alone = result.filter(({ key }) => key !== OTHERS);
    const hidden = all.filter(({ key, count }) => count > 0 && !alone.some((group) => group.key === key));
    expect(result.every(({ count }) => count >= FLOOR)).toBe(true);
    if (result.length > 0) {
      expect(result.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(hidden.length === 0 || hidden.length >= 2).toBe(true);
    }
    if (hidden.length > 0 && result.length > 0)
      expect(Math.max(...hidden.map(({ count }) => count))).toBeLessThanOrEqual(alone.at(-1)?.count ?? 0);
  }
});

test("means and spreads are shown from five ratings on", () => {
  expect(meanOf({ count: 4, stars: 20 })).toBeNull();
  expect(meanOf({ count: 5, stars: 20 })).toBe(4);
  expect(ratingOf([{ key: "5", count: 4 }])).toBeNull();
  expect(
    ratingOf([
      { key: "1", count: 2 },
      { key: "5", count: 3 },
    ]),
  ).toEqual({ counts: [2, 0, 0, 0, 3], mean: 3.4, spread: expect.closeTo(Math.sqrt(3.84), 10) });
});

test("days without anything are columns as well", () => {
  const columns = columnsOf([
    { key: "2026-02-27", count: 2 },
    { key: "2026-03-02", count: 1 },
  ]);
  expect(columns).toEqual([
    { from: "2026-02-27", until: "2026-02-27", count: 2 },
    { from: "2026-02-28", until: "2026-02-28", count: 0 },
    { from: "2026-03-01", until: "2026-03-01", count: 0 },
    { from: "2026-03-02", until: "2026-03-02", count: 1 },
  ]);
  expect(columnsOf([])).toEqual([]);
});

test("a long time is folded into few columns, and nothing of it is lost", () => {
  for (const length of [62, 63, 400, 5000, 80_000]) {
    const days = Array.from({ length }, (_, at) => ({ key: dayAfter("1990-01-01", at), count: 1 }));
    const columns = columnsOf(days);
    expect(columns.length).toBeLessThanOrEqual(62);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(length);
    expect([columns[0]?.from, columns.at(-1)?.until]).toEqual(["1990-01-01", days.at(-1)?.key]);
    for (const [at, { from }] of columns.entries()) if (at > 0) expect(from).toBe(dayAfter(columns[at - 1]?.until ?? "", 1));
  }
});
