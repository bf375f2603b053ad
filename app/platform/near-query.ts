/** What a question asks for when nothing holds its words as they stand: their stems, and names that signs part. */

import { foldTurkish } from "./folding";
import { otherNamesOf } from "./place-names";
import { beginning, queryOf, type Spelling, type Term, termsOf, type WordForm, whole } from "./query-terms";
import { ftsQuery } from "./search";
import { formsOf } from "./stems";
import { basesOf } from "./suffixes";

/** A stem as long as this is told from others even as a beginning. */
const LONG_STEM = 5;
/** Before a vowel, p, t and k become b, d and ğ: `kitap`, `kitabı`. Folded. */
const VOICELESS: Record<string, string> = { b: "p", d: "t", g: "k" };

const hardened = (word: string): string[] => {
  const end = VOICELESS[word.at(-1) ?? ""];
  return end ? [word.slice(0, -1) + end] : [];
};

/** Where a name may have lost its apostrophe, its hyphen or its point: `obrien`, `wifi`, `deans`, `nodejs`. */
const PARTED = [/^([a-z])([a-z]{3,})$/, /^([a-z]{2})([a-z]{2,4})$/, /^([a-z]{3,}?)(s|js|net)$/];

const partedForms = (word: string): WordForm[] =>
  PARTED.flatMap((parted) => {
    const [, left, right] = parted.exec(word) ?? [];
    return left && right ? [whole(`${left} ${right}`)] : [];
  });

/** A word without its suffixes. Where stemmer and suffixes agree, and for long stems, what begins so is its relative as well. */
function relativesOf(word: string, raw: string): WordForm[] {
  if (/\d/.test(word)) return [];
  const bases = basesOf(word);
  const stems = formsOf(raw).filter((stem) => stem !== word);
  const agreed = stems.filter((stem) => stem.length >= LONG_STEM || (bases.includes(stem) && stem.length >= 4));
  const exact = [...bases, ...bases.flatMap(hardened)];
  const places = exact.flatMap((base) => otherNamesOf(base));
  return [...agreed.map(beginning), ...[...exact, ...places].map(whole)];
}

const looserSpellings = ({ spellings, looser, raw }: Term): readonly Spelling[] => {
  if (raw === null) return [...spellings, ...looser];
  const word = foldTurkish(raw);
  return [...spellings, ...[...relativesOf(word, raw), ...partedForms(word)].map((form) => [form])];
};

/** Of each thing that is asked for the spellings under which it, or what is near it, may stand. */
export const nearSpellings = (text: string): (readonly Spelling[])[] => termsOf(text).map(looserSpellings);

/** What to mark in what the query below finds. */
export const nearForms = (text: string): WordForm[] => nearSpellings(text).flat(2);

/** A full-text query that is to be asked when `ftsQuery` finds nothing; null when it could find no more. */
export function nearFtsQuery(text: string): string | null {
  const terms = nearSpellings(text);
  const query = terms.length === 0 ? null : queryOf(terms);
  return query === ftsQuery(text) ? null : query;
}
