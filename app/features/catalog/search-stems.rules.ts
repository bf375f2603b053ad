/** Other forms of a word: `matematiğe` asks for `matematik` as well, `iktisat` for `iktisada`, `equations` for `equation`. */
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemTurkish } from "@orama/stemmers/turkish";
import { foldTurkish } from "~/platform/folding";
import type { Lexicon, Occurrence } from "./search-lexicon.rules";

/** Shorter stems begin too many words. */
const MIN_STEM = 4;

/** A word that is as frequent as this is what was meant; rarer ones ask for their relatives as well. */
const FREQUENT = 5;

/** Before a vowel, p, t and k become b, d and ğ: `kitap`, `kitabı`. Folded. */
const VOICED: Record<string, string> = { p: "b", t: "d", k: "g" };
const VOICELESS: Record<string, string> = { b: "p", d: "t", g: "k" };

const withEnd = (word: string, ends: Record<string, string>): string | null => {
  const end = ends[word.at(-1) ?? ""];
  return end ? word.slice(0, -1) + end : null;
};

const sum = ({ courses, lecturers }: Occurrence) => courses + lecturers;

/** The words that a Turkish one may be a form of. A stem that is nobody's word is cut from a word of another language. */
function turkishBases(raw: string, word: string, lexicon: Lexicon): string[] {
  const stem = foldTurkish(stemTurkish(raw.toLocaleLowerCase("tr")));
  const isPlural = /^l[ae]r/.test(word.slice(stem.length));
  const bases = [stem, withEnd(stem, VOICELESS), `${stem}t`];
  return bases.filter((base) => base !== null).filter((base) => base === word || isPlural || sum(lexicon.countOf(base)) > 0);
}

/**
 * Beginnings of other forms of a word, folded; only those that occur.
 * @param raw as it was typed: Turkish letters tell suffixes better than folded ones
 */
export function stemsOf(raw: string, word: string, lexicon: Lexicon): string[] {
  if (/\d/.test(word) || word.length <= MIN_STEM) return [];
  const bases = turkishBases(raw, word, lexicon);
  const english = sum(lexicon.countBeginning(word)) < FREQUENT ? [stemEnglish(word)] : [];
  const stems = new Set([...bases, ...bases.map((base) => withEnd(base, VOICED)), ...english].filter((stem) => stem !== null));
  stems.delete(word);
  return [...stems].filter((stem) => stem.length >= MIN_STEM && sum(lexicon.countBeginning(stem)) > 0);
}
