/** Puts the name of a course in one piece, where a line is parted by single spaces. */
import { bare, isBlank, isBracketed, isLikeGrade, isNumberLike, readGrade, readNumber } from "./import-words.rules";

/** Whether a name may have swallowed a credit: `Data Structures 4.00 E`, with the course's language or status behind it. */
const mayHoldCredit = (name: readonly string[]): boolean =>
  name.some((word) => /^\d{1,2}[.,]\d{1,2}$/.test(word)) ||
  (isNumberLike(name.at(-2) ?? "x") && /^(?:\p{L}|(?:İng|Tür|Eng|Tur|Zor|Seç)\.?)$/u.test(name.at(-1) ?? ""));

/** The words of a line with its name in one piece: what stands before it, the name, and numbers and the grade behind it. */
export function withName(words: readonly string[], code: number, named: number): { cells: string[]; isLoose: boolean } {
  let from = words.length;
  let hasGrade = false;
  let isOpen = false;
  while (from > code + 1) {
    const word = words[from - 1] ?? "";
    const grade = readGrade(word);
    const isGrade: boolean = grade !== null && !hasGrade && (grade.length === 2 || isNumberLike(words[from - 2] ?? "x"));
    // Between a name and a number a number in brackets or before a slash may be either's.
    if ((isBracketed(word) || word === "/") && words.slice(from).some((each) => isNumberLike(each) && !isBlank(each))) {
      isOpen = true;
      break;
    }
    const isTail =
      isNumberLike(word) ||
      isGrade ||
      bare(word) === "NI" ||
      /^[*†‡]+$/.test(word) ||
      (from === words.length && isLikeGrade(word) && isNumberLike(words[from - 2] ?? "x"));
    if (!isTail) break;
    hasGrade ||= isGrade;
    from -= 1;
  }
  const said = words.findIndex((word, at) => at > code && !isBracketed(word) && readNumber(word)?.hasHours);
  if (said > 0 && said < from) from = said;
  if (named > 0) from = Math.max(code + 1, words.length - named);
  const numbers = (part: readonly string[]) => part.filter(isNumberLike).length;
  if (numbers(words.slice(from)) > 0 || named > 0) {
    const name = words.slice(code + 1, from);
    const isLoose =
      isOpen || isNumberLike(name[0] ?? "x") || mayHoldCredit(name) || (!hasGrade && words.some((word) => readGrade(word) !== null));
    return { cells: [...words.slice(0, code + 1), name.join(" "), ...words.slice(from)], isLoose };
  }
  const isName = (word: string) => !isNumberLike(word) && readGrade(word) === null;
  const name = words
    .slice(code + 1)
    .filter(isName)
    .join(" ");
  return { cells: [...words.slice(0, code + 1), ...words.slice(code + 1).filter((word) => !isName(word)), name], isLoose: true };
}
