/** Means with how many they rest on and how far they spread; nothing is shown under the floors. */
import type { experienceSums } from "@schema/courses";
import { SCORE_FLOOR } from "../catalog/score-floor.rules";

/** Letter grades are shown together, from this many on. */
export const GRADE_FLOOR = 5;

export type Sums = Omit<typeof experienceSums.$inferSelect, "courseId">;

export interface Score {
  n: number;
  mean: number | null;
  /** Population standard deviation. */
  spread: number | null;
}

export interface Scores {
  overall: Score;
  difficulty: Score;
  usefulness: Score;
  weekly_hours: Score;
}

/**
 * Mean = Σx / n, spread = √(Σx²/n − mean²), from exact integer sums; both null under the floor.
 */
export function score(n: number, sum: number, squares: number): Score {
  if (n < SCORE_FLOOR) return { n, mean: null, spread: null };
  const mean = sum / n;
  return { n, mean, spread: Math.sqrt(Math.max(0, (n * squares - sum * sum) / (n * n))) };
}

const NOTHING = { n: 0, mean: null, spread: null };

/** The four scores of a row of sums; of no row, none. */
export function scoresOf(sums: Sums | undefined): Scores {
  if (!sums) return { overall: NOTHING, difficulty: NOTHING, usefulness: NOTHING, weekly_hours: NOTHING };
  return {
    overall: score(sums.n, sums.overallSum, sums.overallSquares),
    difficulty: score(sums.n, sums.difficultySum, sums.difficultySquares),
    usefulness: score(sums.n, sums.usefulnessSum, sums.usefulnessSquares),
    weekly_hours: score(sums.n, sums.hoursSum, sums.hoursSquares),
  };
}

/** How many gave 1, 2, 3, 4 and 5 overall; null under the floor. */
export function spreadOf(sums: Sums | undefined): number[] | null {
  if (!sums || sums.n < SCORE_FLOOR) return null;
  return [sums.overall1, sums.overall2, sums.overall3, sums.overall4, sums.overall5];
}

/** Letter grades with their counts, or null while they are too few to show. */
export function gradesOf<T extends { n: number }>(counts: T[]): T[] | null {
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  return total >= GRADE_FLOOR ? counts.filter(({ n }) => n > 0) : null;
}
