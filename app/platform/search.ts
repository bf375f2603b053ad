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

/** An FTS5 query in which every word must occur as a prefix; null when nothing searchable was typed. */
export function ftsQuery(text: string): string | null {
  const words = foldTurkish(text.slice(0, 200)).split(" ").filter(Boolean).slice(0, MAX_TERMS);
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
