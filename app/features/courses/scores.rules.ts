/** Means with how many they rest on and how far they spread; nothing is shown under the floors. */
import { type experienceSums, letterGrades } from "@schema/courses";
import { nextRelease } from "~/platform/small-groups";
import { meanOf, SCORE_FLOOR } from "../catalog/score-floor.rules";

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
 * Mean = Σx / n cut to hundredths, spread = √(Σx²/n − mean²), from exact integer sums; both null under the floor.
 */
export function score(n: number, sum: number, squares: number): Score {
  if (n < SCORE_FLOOR) return { n, mean: null, spread: null };
  return { n, mean: meanOf(n, sum), spread: Math.sqrt(Math.max(0, (n * squares - sum * sum) / (n * n))) };
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

/** Letters that are counted together, and how many reported one of them. */
export interface GradeGroup {
  keys: readonly string[];
  count: number;
}

const GRADES = "grades";

/**
 * What may be shown of letter grades now, the groups as `platform/small-groups` makes them; empty where nothing may be told apart.
 * @param before what is shown already; null or empty where nothing is
 * @param counts by letter, the best first, with 0 for those that nobody reported
 */
export function nextGrades(before: readonly GradeGroup[] | null, counts: Readonly<Record<string, number>>): readonly GradeGroup[] {
  const shown = before && before.length > 0 ? { single: { [GRADES]: before }, crossed: {} } : null;
  return nextRelease(shown, { single: { [GRADES]: counts }, crossed: {} })?.single[GRADES] ?? [];
}

/** The groups as a page shows them: letters in their order, the best first; null where nothing is shown. */
export function gradesOf(groups: readonly GradeGroup[] | undefined): { letters: string[]; n: number }[] | null {
  if (!groups || groups.length === 0) return null;
  const place = (letter: string) => letterGrades.indexOf(letter);
  return groups
    .map(({ keys, count }) => ({ letters: [...keys].sort((a, b) => place(a) - place(b)), n: count }))
    .sort((a, b) => place(a.letters[0] ?? "") - place(b.letters[0] ?? ""));
}
