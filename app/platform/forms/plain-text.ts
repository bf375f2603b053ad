/** Typed texts with what is seen alone, whatever keyboard or page they come from. */

/** Signs that aren't seen: directions, joiners, soft hyphens. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const ZERO = "0".charCodeAt(0);

/** `7` of a digit of any script. */
export function asciiDigit(digit: string): string {
  const plain = digit.normalize("NFKC");
  if (/^[0-9]$/.test(plain)) return plain;
  let zero = digit.codePointAt(0) as number;
  const code = zero;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String.fromCharCode(ZERO + code - zero);
}

/** A text without what isn't seen, in ASCII digits and signs of usual width; its spaces stay. */
export const visibly = (text: string) =>
  text
    .replace(UNSEEN, "")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize("NFKC"));

/** That with plain dashes and single spaces, none outside. */
export const plainly = (text: string) =>
  visibly(text)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** A number that has no thousands, such as a coordinate: point and comma both stand before decimals. Null when it is none. */
export function readDecimal(text: string): number | null {
  const plain = plainly(text);
  return /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}
