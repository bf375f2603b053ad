/** Means, spreads and grades are right, and silent under their floors. */
import { expect, test } from "vitest";
import { SCORE_FLOOR } from "../../app/features/catalog/score-floor.rules";
import { GRADE_FLOOR, gradesOf, type Sums, score, scoresOf, spreadOf } from "../../app/features/courses/scores.rules";
import { createRandom } from "../../drizzle/seed/random";

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
  expect([SCORE_FLOOR, GRADE_FLOOR]).toEqual([3, 5]);
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
    expect(found.mean).toBeCloseTo(mean, 10);
    expect(found.spread).toBeCloseTo(spread, 8);
  }
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

test("letter grades are shown together, from five on, without those that nobody has any more", () => {
  expect(gradesOf([{ n: 3 }, { n: 1 }])).toBeNull();
  expect(gradesOf([{ n: 3 }, { n: 0 }, { n: 2 }])).toEqual([{ n: 3 }, { n: 2 }]);
  expect(gradesOf([])).toBeNull();
});
