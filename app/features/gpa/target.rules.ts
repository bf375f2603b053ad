/** "What do I need": the average over coming credits that brings the cumulative one to a target. */
import { grading } from "~/university/grading";
import { hundredthsOf, type Sum } from "./average.rules";

/** The best coefficient, in its parts. */
const BEST = Math.max(...Object.values(grading.coefficients));
/** Scaled by so much, whole hundredths are whole parts. */
const HUNDREDTHS = 100 / grading.partsOfPoint;

export interface Need {
  /** The least average over these credits, in hundredths; null when even the best isn't enough. */
  least: number | null;
  /** The cumulative average, in hundredths, if all of them have the best grade. */
  best: number | null;
}

/**
 * The least average over the next credits, none of them repeats, for a cumulative average that rounds to the target.
 * @param target hundredths
 * @param halfCredits of the courses to come, at least 1
 */
export function neededAverage(now: Sum, target: number, halfCredits: number): Need {
  const total = now.halfCredits + halfCredits;
  const reached = (hundredths: number) => {
    const quarterPoints = HUNDREDTHS * now.quarterPoints + hundredths * halfCredits;
    return hundredthsOf({ halfCredits: HUNDREDTHS * total, quarterPoints }) ?? 0;
  };
  const best = hundredthsOf({ halfCredits: total, quarterPoints: now.quarterPoints + BEST * halfCredits });
  if (best === null || best < target) return { least: null, best };
  let low = 0;
  let high = 400;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reached(middle) >= target) high = middle;
    else low = middle + 1;
  }
  return { least: low, best };
}
