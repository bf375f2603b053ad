/** Chance that repeats: the same seed gives the same people, ratings and texts. */

export interface Random {
  /** [0, 1) */
  next(): number;
  /** A whole number within both bounds. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** True this often. */
  chance(probability: number): boolean;
}

/** Mulberry32: small, quick, and good enough for invented students. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    chance: (probability) => next() < probability,
  };
}
