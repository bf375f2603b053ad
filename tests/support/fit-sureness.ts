/** Fits the scale of sureness to ways to ask that were left out of the index: a logistic regression of whether a fit is the right one. */
import { surenessBy, type Telling } from "../../app/features/ai/sureness.rules";
import type { LeftOut } from "./leave-one-out";

/** So many of the best fits of each are looked at. */
const MOST_FITS = 1;
const STEPS = 600;
const STEP = 0.5;
/** Keeps a weight that little tells from growing. */
const SHRINK = 0.001;

export function fittedWeights(asked: readonly LeftOut[]): Telling {
  const seen = asked.flatMap(({ intent, fits }) =>
    fits.slice(0, MOST_FITS).map(({ tells, intent: found }) => ({ tells, isRight: found === intent ? 1 : 0 })),
  );
  const [first] = seen;
  if (!first) throw new Error("Nothing was left out");
  const keys = Object.keys(first.tells) as (keyof Telling)[];
  const weights = Object.fromEntries(keys.map((key) => [key, 0])) as Telling;
  for (let step = 0; step < STEPS; step++) {
    const sides = seen.map(({ tells, isRight }) => ({
      tells,
      off: isRight - surenessBy(weights, tells),
      bend: surenessBy(weights, tells),
    }));
    for (const key of keys) {
      let slope = -SHRINK * weights[key];
      let curve = SHRINK;
      for (const { tells, off, bend } of sides) {
        slope += (off * tells[key]) / seen.length;
        curve += (bend * (1 - bend) * tells[key] ** 2) / seen.length;
      }
      weights[key] += (STEP * slope) / curve / Math.sqrt(keys.length);
    }
  }
  return weights;
}
