/** What is still needed of what isn't graded yet, for each letter: exact, in whole numbers. */
import { grading } from "~/university/grading";

/** Letters that pass, the best first. */
export const LETTERS = Object.keys(grading.points).filter((letter) => !grading.failing.includes(letter));
export type Letter = string;

/** The least of a hundred points that makes a letter. */
export type Bounds = Readonly<Record<Letter, number | undefined>>;

/** The scale of the regulation, for which instructors often have one of their own. */
export const USUAL_BOUNDS = Object.fromEntries(LETTERS.map((letter) => [letter, grading.points[letter]])) as Bounds;

/** A part of the grade. */
export interface Part {
  id: string;
  name: string;
  /** Of a hundred; null while it isn't known. */
  weight: number | null;
  /** Null: not graded yet. */
  score: number | null;
  /** The most that one can get. */
  outOf: number;
}

export type Need =
  | { kind: "reached" }
  /** The least mark of a hundred in all that is left, to a tenth. */
  | { kind: "needs"; mark: number }
  | { kind: "outOfReach" };

const CENT = 100;
/** The weights of a whole course. */
const WHOLE = 100;
/** A mark is told to a tenth: a hundred points are a thousand of them. */
const TENTHS = 1000n;

/** Numbers are typed with two decimals at most. */
const cents = (value: number): bigint => BigInt(Math.round(value * CENT));

interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** The hundredths of points that are earned. */
function earnedOf(parts: readonly Part[]): Fraction {
  let sum: Fraction = { top: 0n, bottom: 1n };
  for (const { weight, score, outOf } of parts) {
    if (weight === null || score === null) continue;
    const bottom = cents(outOf);
    sum = { top: sum.top * bottom + cents(weight) * cents(score) * sum.bottom, bottom: sum.bottom * bottom };
  }
  return sum;
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { weight }) => sum + cents(weight ?? 0), 0n);

const isLeft = ({ weight, score }: Part) => score === null && weight !== null && weight > 0;

/** What is still to be graded. */
export const leftOf = (parts: readonly Part[]): Part[] => parts.filter(isLeft);

/** Hundredths of a hundred that no weight has: what isn't entered yet isn't graded yet either. */
const lackOf = (parts: readonly Part[]): bigint => {
  const lack = cents(WHOLE) - sumOf(parts);
  return lack > 0n ? lack : 0n;
};

/** What the weights lack of a hundred. */
export const missingWeight = (parts: readonly Part[]): number => Number(lackOf(parts)) / CENT;

/** What is needed in all that is left, for a number of points. */
export function neededFor(bound: number, parts: readonly Part[]): Need {
  const { top, bottom } = earnedOf(parts);
  const lacking = cents(bound) * bottom - top;
  if (lacking <= 0n) return { kind: "reached" };
  const left = (sumOf(leftOf(parts)) + lackOf(parts)) * bottom;
  if (left === 0n) return { kind: "outOfReach" };
  const tenths = (TENTHS * lacking + left - 1n) / left;
  return tenths > TENTHS ? { kind: "outOfReach" } : { kind: "needs", mark: Number(tenths) / 10 };
}

/** The points so far, to a hundredth, of so many that are graded; rounded down, so that no letter seems reached that isn't. */
export function standingOf(parts: readonly Part[]): { points: number; of: number; total: number } {
  const { top, bottom } = earnedOf(parts);
  const total = sumOf(parts);
  return { points: Number(top / bottom) / CENT, of: Number(total - sumOf(leftOf(parts))) / CENT, total: Number(total) / CENT };
}

/** The letter of a course in which everything is graded; null below the last. */
export const letterOf = (parts: readonly Part[], bounds: Bounds): Letter | null =>
  LETTERS.find((letter) => neededFor(bounds[letter] ?? 0, parts).kind === "reached") ?? null;

/** Letters whose bound isn't below that of the letter before. */
export const disorderedBounds = (bounds: Bounds): Letter[] =>
  LETTERS.filter((letter, i) => {
    const before = LETTERS[i - 1];
    return before !== undefined && (bounds[letter] ?? 0) >= (bounds[before] ?? 0);
  });
