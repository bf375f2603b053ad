/** What words mean: which ones say the same, in both languages and with what Turkish puts behind them. */
import { formsOf } from "~/platform/stems";
import { allowedMistakes, typingDistance } from "~/platform/typing-distance";
import { THINGS } from "./lexicon";
import { SYNONYMS } from "./vocabulary";

const things = THINGS.trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));
const rows: readonly (readonly string[])[] = [...SYNONYMS, ...things];
const byForm = new Map<string, number>();
for (const [at, row] of rows.entries()) for (const word of row) for (const form of formsOf(word)) byForm.set(form, at);

/** What Turkish puts behind a noun, folded: how many, whose, where. */
const SUFFIX =
  /^(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|[iu]?n(?:[iu]z)?|s?[iu])?(?:n?[dt][ae](?:n|ki|yim)?|[ny]?[aeiu]|n?[iu]n|y?l[ae]|c[iu]l[ae]r?[iu]?|l[iu]k(?:ta|lar)?)?$/;
/** A shorter word begins too many others. */
const SHORTEST_BASE = 4;
/** Shorter words aren't taken for mistyped. */
const LEAST_MISTYPED = 6;

/** The meaning of what a Turkish word without its suffixes is; -1 for none. */
function meaningOfBase(word: string): number {
  for (let end = word.length - 1; end >= SHORTEST_BASE; end--) {
    const meaning = byForm.get(word.slice(0, end));
    if (meaning !== undefined && SUFFIX.test(word.slice(end))) return meaning;
  }
  return -1;
}

/** The row of what means the same; -1 for none. @param forms a word and its stems */
export function meaningOf(forms: readonly string[]): number {
  for (const form of forms) {
    const known = byForm.get(form);
    if (known !== undefined) return known;
  }
  return meaningOfBase(forms[0] ?? "");
}

/** The meaning of a word that somebody mistyped; -1 where none is so near. */
export function meaningOfMistyped(word: string): number {
  if (word.length < LEAST_MISTYPED || /\d/.test(word)) return -1;
  const most = allowedMistakes(word);
  for (const [known, meaning] of byForm)
    if (known[0] === word[0] && known.length >= LEAST_MISTYPED - 1 && typingDistance(word, known, most) <= most) return meaning;
  return -1;
}

/** The words that have a meaning; none for -1. */
export const wordsMeaning = (meaning: number): readonly string[] => rows[meaning] ?? [];

/** Whether a meaning is a thing that students write about (`chess`), rather than a word that they ask with. */
export const isThing = (meaning: number): boolean => meaning >= SYNONYMS.length;
