/** Public ids, with or without the time of their making in them, and secrets that can't be guessed. */

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** 48 bits of time in Crockford base 32: ten characters that sort like the time. */
function encodeTime(milliseconds: number): string {
  let rest = milliseconds;
  let text = "";
  for (let i = 0; i < 10; i++) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Bytes of chance that nobody has had yet: asking for many at once takes no longer than asking for ten. */
let chance = new Uint8Array(0);
const CHANCE_AT_ONCE = 1024;

function encodeRandom(length: number): string {
  if (chance.length < length) chance = crypto.getRandomValues(new Uint8Array(CHANCE_AT_ONCE));
  let text = "";
  for (const byte of chance.subarray(0, length)) text += ALPHABET[byte % 32];
  chance = chance.subarray(length);
  return text;
}

/** 150 bits that nobody can guess, for what is forgotten with the request. */
export const newNonce = (): string => encodeRandom(30);

/** A public id such as `event-01jd0x…`: prefix, ten characters of time, ten of chance. Not for what is anonymous. */
export function newId(prefix: string, now: number): string {
  return `${prefix}-${encodeTime(now)}${encodeRandom(10)}`;
}

/** The public id of something anonymous, all of it chance: it doesn't tell when it was written. */
export const anonymousId = (prefix: string): string => `${prefix}-${encodeRandom(20)}`;

/** An id that is the same for the same seed, such as a key that the caller chose, and tells nothing of it: 100 bits of its hash. */
export async function derivedId(prefix: string, seed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return `${prefix}-${Array.from(digest.subarray(0, 20), (byte) => ALPHABET[byte % 32]).join("")}`;
}

/** A secret of 256 bits in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** SHA-256 in hex, for secrets that are compared but never read back. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Six digits that are mailed, each of the million equally likely. */
export function newCode(): string {
  const limit = 4_294_000_000;
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? String(value % 1_000_000).padStart(6, "0") : newCode();
}
