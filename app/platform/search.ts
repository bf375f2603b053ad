/** What is asked of the full-text indexes: `cagri` finds `çağrı`, and `CENG 140` finds `CENG140`. */
import { foldTurkish } from "./folding";
import { queryOf, termsOf, type WordForm, wordsOf } from "./query-terms";

export type { WordForm } from "./query-terms";

/** The words of a query, folded. */
export const searchWords: (text: string) => string[] = wordsOf;

/**
 * A full-text query in which every word must occur as a prefix, codes and names with signs in any of their spellings;
 * null when nothing searchable was typed.
 */
export function ftsQuery(text: string): string | null {
  const terms = termsOf(text);
  return terms.length === 0 ? null : queryOf(terms.map(({ spellings }) => spellings));
}

/** What to mark in what such a query finds. */
export const searchForms = (text: string): WordForm[] => termsOf(text).flatMap(({ spellings }) => spellings.flat());

const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

/** The part of a full-text query that looks at words alone, in an index that has other columns (drizzle/full-text.ts). */
export const wordsMatch = (query: string): string => `search_text : (${query})`;

/** The part that wants a column to begin with one of these values; the row itself says whether it is that and no more. */
export const columnBegins = (column: string, ...values: string[]): string =>
  `${column} : (${values.map((value) => `^${quoted(value)}`).join(" OR ")})`;

/** The part that wants a column to hold one of these words. */
export const columnHolds = (column: string, words: readonly string[]): string => `${column} : (${words.map(quoted).join(" OR ")})`;

/** All parts that there are. */
export const allParts = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" AND ");

/** A text that is shown, in parts; the text itself where nothing was looked for. */
export type MarkedText = string | MarkedPart[];

/** A part of a text that is shown. */
export interface MarkedPart {
  text: string;
  /** It is what was looked for. */
  marked: boolean;
}

/** Words of a text with what stands between them; signs stay with their names. */
const PIECES = /(\p{L}+\+\+|(?<![\p{L}\p{N}\p{M}])[A-G]#|\.net(?![\p{L}\p{N}])|[^\p{L}\p{N}\p{M}]+)/iu;

/** How many words from one on are what is looked for; 0 when they aren't. */
function formLength(words: readonly string[], at: number, forms: readonly WordForm[]): number {
  const lengths = forms.map(({ text, isWhole }) => {
    const parts = text.split(" ");
    const fits = parts.every((part, index) => {
      const word = words[at + index] ?? "";
      const isBeginning = !isWhole && index === parts.length - 1;
      return word.split(" ").some((each) => (isBeginning ? each.startsWith(part) : each === part));
    });
    return fits ? parts.length : 0;
  });
  return Math.max(0, ...lengths);
}

/** A text in parts, with the words that were looked for marked. */
export function markWords(text: string, forms: readonly WordForm[]): MarkedPart[] {
  const pieces = text.split(PIECES).filter(Boolean);
  const words = pieces.flatMap((piece) => foldTurkish(piece) || []);
  const parts: MarkedPart[] = [];
  let at = 0;
  let markedUntil = 0;
  for (const piece of pieces) {
    const isWord = foldTurkish(piece) !== "";
    if (isWord) {
      markedUntil = Math.max(markedUntil, at + formLength(words, at, forms));
      at += 1;
    }
    const marked = isWord && at <= markedUntil;
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  }
  return parts;
}
