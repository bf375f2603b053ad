/** Turkish-aware folding of what is stored and what is asked, and sort keys: `ç` sorts after `c`. */

/** Names that their signs alone tell from others: what the signs are read as. Each begins as the name does without them. */
const SIGNED: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})\+\+/gu, "$1pp "],
  [/(^|[^\p{L}\p{N}\p{M}])([A-Ga-g])#/gu, "$1$2sharp "],
  [/(^|[^\p{L}\p{N}\p{M}])(asp|ado|vb|ml)?\.net(?![\p{L}\p{N}])/giu, "$1$2 net dotnet "],
];

/** Names with signs as words: `C++` is `Cpp`, `C#` is `Csharp`, `.NET` is `net dotnet`. */
export const withoutSigns = (text: string): string =>
  /\+\+|#|\.net/i.test(text) ? SIGNED.reduce((read, [signed, word]) => read.replace(signed, word), text) : text;

/** Whether a folded word is a name that had a sign: nobody mistypes `C++`. */
export const isSigned = (word: string): boolean => /^(?:[cg]pp|[a-g]sharp|dotnet)$/.test(word);

/**
 * Folds text for search: İ, I and ı become i, marks go, names with signs become words, anything but a–z and 0–9 becomes a space.
 * The same function folds what is stored and what is asked.
 */
export function foldTurkish(text: string): string {
  return withoutSigns(text)
    .replace(/[İIı]/g, "i")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
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
