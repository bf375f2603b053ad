/** Means, spreads and grades are right, and silent under their floors. */
import { expect, test } from "vitest";
import { meanOf, SCORE_FLOOR } from "../../app/features/catalog/score-floor.rules";
import { gradesOf, nextGrades, type Sums, score, scoresOf, spreadOf } from "../../app/features/courses/scores.rules";
import { formatNumber } from "../../app/kit/format";
import { FLOOR } from "../../app/platform/small-groups";
import { createRandom } from "../../drizzle/seed/random";
import { metuTest } from "../support/pack-test";

const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
const fromList = (list: number[]) => score(list.length, sum(list), sum(list.map((each) => each * each)));

const nothing = { instructorId: "", term: "", n: 0, overallSum: 0, overallSquares: 0, difficultySum: 0, difficultySquares: 0 };
const sumsOf = (own: Partial<Sums>): Sums => ({
  ...nothing,
  usefulnessSum: 0,
  usefulnessSquares: 0,
  hoursSum: 0,
  hoursSquares: 0,
  overall1: 0,
  overall2: 0,
  overall3: 0,
  overall4: 0,
  overall5: 0,
  ...own,
});

test("the floors are those of the specification", () => {
  expect([SCORE_FLOOR, FLOOR]).toEqual([3, 5]);
});

test.each([0, 1, 2])("%i ratings show neither mean nor spread, but how many they are", (n) => {
  expect(score(n, 5 * n, 25 * n)).toEqual({ n, mean: null, spread: null });
});

test("three ratings show their mean and their population spread", () => {
  expect(fromList([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ n: 8, mean: 5, spread: 2 });
  expect(fromList([4, 4, 4])).toEqual({ n: 3, mean: 4, spread: 0 });
});

test("mean and spread are those of the textbook for any ratings", () => {
  const random = createRandom(3);
  for (let round = 0; round < 500; round++) {
    const list = Array.from({ length: random.int(3, 200) }, () => random.int(0, 60));
    const mean = sum(list) / list.length;
    const spread = Math.sqrt(sum(list.map((each) => (each - mean) ** 2)) / list.length);
    const found = fromList(list);
    expect(Math.abs((found.mean ?? 0) - mean)).toBeLessThan(0.0100001);
    expect(found.mean).toBe(meanOf(list.length, sum(list)));
    expect(found.spread).toBeCloseTo(spread, 8);
  }
});

test("the tenth that is shown is rounded once, for any ratings of up to 300 people", () => {
  const wrong: unknown[] = [];
  for (let n = SCORE_FLOOR; n <= 300; n++) {
    for (let total = n; total <= 5 * n; total++) {
      const tenths = Math.floor((20 * total + n) / (2 * n));
      const shown = formatNumber(meanOf(n, total), "en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      if (shown !== `${Math.floor(tenths / 10)}.${tenths % 10}`) wrong.push([n, total, shown]);
    }
  }
  expect(wrong).toEqual([]);
});

test("equal ratings have no spread, however many they are", () => {
  for (const n of [3, 7, 99, 4999]) expect(score(n, 3 * n, 9 * n).spread).toBe(0);
});

test("a course that nobody wrote about has no scores", () => {
  const none = { n: 0, mean: null, spread: null };
  expect(scoresOf(undefined)).toEqual({ overall: none, difficulty: none, usefulness: none, weekly_hours: none });
});

test("each score comes from its own sums", () => {
  const sums = sumsOf({
    n: 4,
    overallSum: 4,
    overallSquares: 4,
    difficultySum: 8,
    difficultySquares: 16,
    usefulnessSum: 12,
    usefulnessSquares: 36,
    hoursSum: 40,
    hoursSquares: 400,
  });
  const { overall, difficulty, usefulness, weekly_hours } = scoresOf(sums);
  expect([overall.mean, difficulty.mean, usefulness.mean, weekly_hours.mean]).toEqual([1, 2, 3, 10]);
});

test("the spread over the five stars is shown from three ratings on", () => {
  expect(spreadOf(undefined)).toBeNull();
  expect(spreadOf(sumsOf({ n: 2, overall5: 2 }))).toBeNull();
  expect(spreadOf(sumsOf({ n: 3, overall1: 1, overall5: 2 }))).toEqual([1, 0, 0, 0, 2]);
});

const none = { AA: 0, BA: 0, BB: 0, CB: 0, FF: 0 };

test("no letter that fewer than five reported stands alone, nor by subtraction", () => {
  for (const counts of [
    { AA: 4 },
    { AA: 3, BA: 2 },
    { AA: 9 },
    { AA: 6, BA: 4 },
    { AA: 5, BA: 1 },
    { AA: 20, FF: 1 },
    { AA: 7, BA: 6, FF: 1 },
  ]) {
    const groups = nextGrades(null, { ...none, ...counts });
    for (const { count } of groups) expect(count, JSON.stringify(counts)).toBeGreaterThanOrEqual(5);
    for (const { keys } of groups) if (keys.length === 1) expect(counts).toHaveProperty(keys[0] ?? "");
  }
  expect(nextGrades(null, { ...none, AA: 9 })).toEqual([]);
});

test("one more grade changes nothing that is shown; five more in each group do", () => {
  const first = nextGrades(null, { ...none, AA: 8, BA: 6, FF: 1, BB: 5 });
  expect(first.length).toBeGreaterThan(1);
  for (const more of [{ AA: 9 }, { FF: 2 }, { AA: 13 }, { AA: 12, BA: 30, BB: 9, FF: 5 }])
    expect(nextGrades(first, { ...none, AA: 8, BA: 6, FF: 1, BB: 5, ...more })).toEqual(first);
  const grown = nextGrades(first, { AA: 13, BA: 11, FF: 6, BB: 11, CB: 5 });
  expect(grown.reduce((sum, { count }) => sum + count, 0)).toBe(46);
});

metuTest("a page shows the best letter first, and nothing where nothing may be told apart", () => {
  expect(gradesOf(undefined)).toBeNull();
  expect(gradesOf([])).toBeNull();
  expect(
    gradesOf([
      { keys: ["FF", "CB"], count: 9 },
      { keys: ["AA"], count: 6 },
    ]),
  ).toEqual([
    { letters: ["AA"], n: 6 },
    { letters: ["CB", "FF"], n: 9 },
  ]);
});
