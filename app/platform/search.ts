/** Turkish-aware folding, search queries and sort keys: `cagri` finds `çağrı`, and `ç` sorts after `c`. */

/**
 * Folds text for search: İ, I and ı become i, marks go, anything but a–z and 0–9 becomes a space.
 * The same function folds what is stored and what is asked.
 */
export function foldTurkish(text: string): string {
  return text
    .replace(/[İIı]/g, "i")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** At most this many words of a query are looked at. */
const MAX_TERMS = 8;

/** The words of a query, folded. */
export const searchWords = (text: string): string[] => foldTurkish(text.slice(0, 200)).split(" ").filter(Boolean).slice(0, MAX_TERMS);

/** An FTS5 query in which every word must occur as a prefix; null when nothing searchable was typed. */
export function ftsQuery(text: string): string | null {
  const words = searchWords(text);
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(" ");
}

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

/** A word to look for: itself, or any word that begins like it; folded. */
export interface WordForm {
  text: string;
  isWhole: boolean;
}

/** A part of a text that is shown. */
export interface MarkedPart {
  text: string;
  /** It is what was looked for. */
  marked: boolean;
}

const isForm = (word: string, { text, isWhole }: WordForm) => (isWhole ? word === text : word.startsWith(text));

/** A text in parts, with the words that were looked for marked. */
export function markWords(text: string, forms: readonly WordForm[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/([^\p{L}\p{N}\p{M}]+)/u).filter(Boolean)) {
    const word = foldTurkish(piece);
    const marked = word !== "" && forms.some((form) => isForm(word, form));
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  }
  return parts;
}

const AFTER = "~";
const TURKISH_LETTERS: Record<string, string> = {
  ç: `c${AFTER}`,
  ğ: `g${AFTER}`,
  ı: `h${AFTER}`,
  ö: `o${AFTER}`,
  ş: `s${AFTER}`,
  ü: `u${AFTER}`,
};

/** A key whose byte order is the Turkish alphabet's: SQLite has no Turkish collation. */
export function turkishSortKey(text: string): string {
  return Array.from(text.normalize("NFC").toLocaleLowerCase("tr"))
    .map((letter) => TURKISH_LETTERS[letter] ?? letter.normalize("NFKD").replace(/\p{M}/gu, ""))
    .join("");
}
