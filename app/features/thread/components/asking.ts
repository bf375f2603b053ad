/** How often an open page asks for what is new. */

const MINUTE = 60_000;

/** While something happened a moment ago: soon enough that two people can talk. */
export const ASKS_EVERY = 4000;
const LATER: [quietFor: number, pause: number][] = [
  [2 * MINUTE, 10_000],
  [10 * MINUTE, 30_000],
];
/** A page that nobody has touched for so long doesn't ask any more, until somebody does. */
const ASLEEP_AFTER = 30 * MINUTE;
const LONGEST = 2 * MINUTE;

/**
 * Milliseconds until the next question; null for none.
 * @param quietFor since something new came, or the reader did something
 * @param failures how many questions before this one were not answered
 */
export function pauseBefore(quietFor: number, failures: number): number | null {
  if (quietFor >= ASLEEP_AFTER) return null;
  const usual = LATER.findLast(([from]) => quietFor >= from)?.[1] ?? ASKS_EVERY;
  return failures === 0 ? usual : Math.min(Math.max(usual, ASKS_EVERY * 2 ** failures), LONGEST);
}
