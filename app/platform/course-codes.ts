/** Reads course codes: one that was typed into a field, and those in running text, which pages link and searches find. */

import { plainly } from "./forms/plain-text";

interface FoundCode {
  /** Where it stands in the text, as a half-open range. */
  start: number;
  end: number;
  /** Without a space, in capitals: `MATH119`. */
  code: string;
}

/** A word that is an address: nothing in it is a code of its own. */
const ADDRESS = /:\/\/|www\.|@/i;
/**
 * Two to four letters and three or four digits. Apart only in capitals: `in 2024` is none. Behind a slash only another one:
 * `CENG140/MATH119` are two. Letters that numbers of other kinds stand behind are no department's: `ISO 9001`, `TL 1500`.
 */
const CODE =
  /(^|[^\p{L}\p{N}_.#-])(?!(?:ISO|GPA|TL|USD|EUR)[^A-Z])((?:([A-Z]{2,4}|[a-z]{2,4})(\d{3,4})|([A-Z]{2,4})[ \u00a0-](\d{3,4}))(?![\p{L}\p{N}_]|\/(?![A-Za-z]{2,4}[ \u00a0-]?\d{3})|[.,-]\d))/gu;
/** `ODTU 2024` is a year, not a course. */
const YEAR = /^(?:19|20)\d\d$/;

/** The codes in a text, in their order; none inside words or addresses. */
export function findCourseCodes(text: string): FoundCode[] {
  // Most texts name no course, and a page holds a hundred of them.
  if (!/\d{3}/.test(text)) return [];
  const plain = text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? " ".repeat(word.length) : word));
  let last = -1;
  return [...plain.matchAll(CODE)].flatMap((match) => {
    const [all, before = "", whole = "", letters, digits, apart, number = ""] = match;
    if ((apart && YEAR.test(number)) || (before === "/" && match.index !== last)) return [];
    last = match.index + all.length;
    const start = match.index + before.length;
    return [{ start, end: start + whole.length, code: `${letters ?? apart}${digits ?? number}`.toUpperCase() }];
  });
}

/** `ceng 140` and `CENG-140` → `CENG140`, `571-0140` → `5710140`; what looks like neither stays as it is, without spaces. */
export function plainCourseCode(text: string): string {
  const plain = plainly(text.slice(0, 60)).replace(/\s+/g, "").replace(/[ıİ]/g, "I").toUpperCase();
  return plain.replace(/^(\p{L}+|\d{3})[-._](?=\d{3})/u, "$1");
}
