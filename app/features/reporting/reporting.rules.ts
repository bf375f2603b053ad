/** Reference codes, what an id stands for, and how long things take: rules without a database. */
import { DAY } from "~/platform/clock";
import { anonymousId } from "~/platform/ids";

const GROUPS = 4;
const GROUP = 4;

/** An account is trusted from this age on, in milliseconds, */
export const TRUSTED_AGE = 7 * DAY;
/** with fewer than this many dismissed reports */
export const TRUSTED_DISMISSALS = 3;
/** within this time, in milliseconds. */
export const TRUST_MEMORY = 90 * DAY;

const grouped = (text: string) => text.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? "";

/** A code of 80 bits, such as `7k2m-q0xw-3h8t-zc51`. @param id what it is made of; chance unless given */
export const newReference = (id: string = anonymousId("reference")): string => grouped(id.slice(-GROUPS * GROUP));

/** The code that somebody typed, whatever its case, gaps and look-alike letters; null when it can't be one. */
export function readReference(typed: string): string | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(plain) ? grouped(plain) : null;
}

/** The middle of some durations; null when there are none. */
export function median(durations: readonly number[]): number | null {
  const sorted = [...durations].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
