/** Term and cumulative averages of a programme, term by term. */
import { type Attempt, type Attempts, before, isFinal, weightOf } from "./attempts.rules";
import { addTo, emptySum, hundredthsOf, type Sum } from "./average.rules";
import type { Programme } from "./grades";

/** Averages are hundredths, null while nothing counts. */
export interface TermAverages {
  gpa: number | null;
  cgpa: number | null;
  /** Half credits in the term's average, and in the cumulative one. */
  termHalfCredits: number;
  halfCredits: number;
}

/** Takes what this attempt repeats or replaces out of the cumulative average (28/2, 28/4); the old term keeps its own. */
function dropEarlier(attempt: Attempt, counted: Map<Attempt, Sum>, total: Sum, programme: Programme): void {
  for (const earlier of before(attempt)) {
    const weight = counted.get(earlier);
    if (weight) addTo(total, weight, -1);
    counted.delete(earlier);
    if (isFinal(earlier) && earlier.programmes.includes(programme)) return;
  }
}

/** The averages after each term, in its order, and what counts in the last cumulative one. */
export function averagesOf({ terms }: Attempts, programme: Programme): { terms: TermAverages[]; total: Sum } {
  const counted = new Map<Attempt, Sum>();
  const total = emptySum();
  const averages = terms.map(({ attempts }) => {
    const own = emptySum();
    for (const attempt of attempts.filter(({ programmes }) => programmes.includes(programme))) {
      if (isFinal(attempt)) dropEarlier(attempt, counted, total, programme);
      const weight = weightOf(attempt);
      if (!weight) continue;
      counted.set(attempt, weight);
      addTo(own, weight);
      addTo(total, weight);
    }
    return { gpa: hundredthsOf(own), cgpa: hundredthsOf(total), termHalfCredits: own.halfCredits, halfCredits: total.halfCredits };
  });
  return { terms: averages, total };
}
