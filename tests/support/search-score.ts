/** Asks the pairs of a search and tells how often the right course comes first, or among the first five. */
import { type PairKind, pairKinds, type SearchPair } from "./search-pairs";

export type Finder = (query: string) => Promise<string[]> | string[];

export interface Score {
  pairs: number;
  first: number;
  five: number;
  /** Those that weren't first, with what came instead. */
  missed: { pair: SearchPair; found: string[] }[];
}

/** The pairs of which at least one right course is in the catalog; the others ask for what isn't there. */
export const answerable = (pairs: readonly SearchPair[], codes: ReadonlySet<string>) =>
  pairs.filter((pair) => pair.codes.some((code) => codes.has(code)));

/** @returns what a finder gets right, by kind; `find` gives codes, best first. */
export async function scoreOf(pairs: readonly SearchPair[], find: Finder): Promise<Map<PairKind, Score>> {
  const scores = new Map(pairKinds.map((kind): [PairKind, Score] => [kind, { pairs: 0, first: 0, five: 0, missed: [] }]));
  for (const pair of pairs) {
    const score = scores.get(pair.kind) as Score;
    const found = (await find(pair.query)).slice(0, 5);
    const at = found.findIndex((code) => pair.codes.includes(code));
    score.pairs += 1;
    score.first += at === 0 ? 1 : 0;
    score.five += at >= 0 ? 1 : 0;
    if (at !== 0) score.missed.push({ pair, found });
  }
  return scores;
}

/** All kinds together. */
export function totalOf(scores: ReadonlyMap<PairKind, Score>): Score {
  const total: Score = { pairs: 0, first: 0, five: 0, missed: [] };
  for (const { pairs, first, five, missed } of scores.values()) {
    total.pairs += pairs;
    total.first += first;
    total.five += five;
    total.missed.push(...missed);
  }
  return total;
}
