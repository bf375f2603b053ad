/** What goes wrong by chance, the same in every run of a seed; twice in a row it doesn't, as whoever asks again is answered. */
import { createRandom } from "../../../drizzle/seed/random";
import { hashOf } from "../sweep";

export interface Chance {
  /** Whether it goes wrong this time. */
  strikes(): boolean;
  random: ReturnType<typeof createRandom>;
}

/** So many pass after one that didn't. */
const PEACE = 12;

/** @param oneOf how many there are for one that goes wrong */
export function chanceOf(seed: string, oneOf: number): Chance {
  const random = createRandom(hashOf(seed));
  let peace = 0;
  const strikes = () => {
    peace -= 1;
    if (peace > 0 || random.next() * oneOf >= 1) return false;
    peace = PEACE;
    return true;
  };
  return { strikes, random };
}
