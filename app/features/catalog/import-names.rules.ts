/** Writes names of people as people would: timetables have them in capitals. */

/** Whoever types these types the İ as well. */
const TURKISH = /[ÇĞİÖŞÜ]/;
/** Letters, beginnings and pairs that Turkish words don't have, or front vowels alone: their I is an i. */
const FOREIGN = /[QWX]|^[BCDFGJKLMPRSTVZ]{2}|[CGKPST]H|CK|[AEIOU]{2}|^[^AOU]*E[^AOU]*$/;

/** One word of a name, in capitals. */
function caseName(word: string): string {
  const [first = ""] = word;
  const rest = word.slice(first.length);
  const small = !TURKISH.test(word) && FOREIGN.test(word) ? rest.replaceAll("I", "İ") : rest;
  return first + small.toLocaleLowerCase("tr");
}

/**
 * A name with capitals at the beginning of its words: `ILICAK TÜLİN` is `Ilıcak Tülin`, `GRIFFITH` is `Griffith`. What isn't in
 * capitals throughout is somebody's own spelling and stays.
 */
export function inNameCase(name: string): string {
  if (name !== name.toLocaleUpperCase("tr") && name !== name.toUpperCase()) return name;
  return name.replace(/\p{L}[\p{L}\p{M}]*/gu, caseName);
}
