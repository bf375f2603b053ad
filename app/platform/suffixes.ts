/** Turkish suffixes as they are written: after an apostrophe, or at the end of a word. */
import { foldTurkish } from "./folding";

/** Plural, whose it is, and case, each of them optional; folded. */
const PLURAL = "(?:l[ae]r)?";
const OWNER = "(?:[iu]m(?:[iu]z)?|[iu]n[iu]z|s?[iu]n?|n)?";
const CASE =
  "(?:[yn]?[aeiu]|n?[dt][ae](?:n|ki(?:l[ae]r(?:[dt][ae]n?|[iea]|[iu]n)?)?)?|n?[iu]n|y?l[ae]|c[ae]|l[iu]k?|s[iu]z|[dt][iu]r|ki(?:l[ae]r)?)?";
const SUFFIXES = new RegExp(`^${PLURAL}${OWNER}${CASE}$`);

const isSuffix = (end: string) => end !== "" && SUFFIXES.test(end);

const APOSTROPHE = /(?<=[\p{L}\p{N}\p{M}+#])['’‘ʼ`´](\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{N}\p{M}'’])/gu;

/** A text without the suffixes that an apostrophe sets apart, Turkish ones and the English `'s`; other apostrophes stay: `O'Brien`. */
export const withoutSuffixes = (text: string): string =>
  text.replace(APOSTROPHE, (whole, end: string) => {
    const folded = foldTurkish(end);
    return folded === "s" || isSuffix(folded) ? " " : whole;
  });

const AT_THE_END = /['’‘ʼ`´](\p{L}[\p{L}\p{M}]*)$/u;
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** How long an address is without the suffix that an apostrophe sets apart (`https://metu.edu.tr/takvim'deki`), and without signs that aren't seen. */
export function addressLength(address: string): number {
  const unseen = address.search(UNSEEN);
  const seen = unseen < 0 ? address : address.slice(0, unseen);
  const suffix = AT_THE_END.exec(seen);
  if (!suffix || !isSuffix(foldTurkish(suffix[1] ?? ""))) return seen.length;
  return seen.slice(0, suffix.index).replace(/[.,;:!?]+$/, "").length;
}

/** A shorter word is no word of its own, unless much was cut from it. */
const SHORTEST = 4;
const CUT_FROM_SHORT = 3;

/** What a folded word may be a form of, the longest first: `istanbula` of `istanbul`. */
export function basesOf(word: string): string[] {
  const bases: string[] = [];
  for (let at = word.length - 1; at >= SHORTEST - 1; at--) {
    const isLong = at >= SHORTEST || word.length - at >= CUT_FROM_SHORT;
    if (isLong && isSuffix(word.slice(at))) bases.push(word.slice(0, at));
  }
  return bases;
}
