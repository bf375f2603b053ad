/** Averages in integers (29): floating point rounds hundreds of reachable averages wrongly. */
import { grading } from "~/university/grading";

/** Half credits, and the sum of half credits times parts of grade points: of a university that counts in halves, quarters of points. */
export interface Sum {
  halfCredits: number;
  quarterPoints: number;
}

export const emptySum = (): Sum => ({ halfCredits: 0, quarterPoints: 0 });

/** Adds one course, or takes it away. @param sign 1 or -1 */
export function addTo(sum: Sum, course: Sum, sign: 1 | -1 = 1): void {
  sum.halfCredits += sign * course.halfCredits;
  sum.quarterPoints += sign * course.quarterPoints;
}

/** The average in hundredths, the third digit rounded half up; null when nothing counts. */
export function hundredthsOf({ halfCredits, quarterPoints }: Sum): number | null {
  if (halfCredits === 0) return null;
  const numerator = 100 * quarterPoints;
  const denominator = grading.partsOfPoint * halfCredits;
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
