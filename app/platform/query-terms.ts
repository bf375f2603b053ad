/** Cuts a question into what must be found, each with the spellings under which it may stand. */
import { departments } from "../university/departments";
import { foldTurkish, withoutSigns } from "./folding";
import { otherNamesOf } from "./place-names";
import { withoutSuffixes } from "./suffixes";

/** One word, or neighbours in their order; folded. Its last word may be the beginning of one unless it is whole. */
export interface WordForm {
  text: string;
  isWhole: boolean;
  /** Its words stand beside each other in either order, or with one between them. */
  isClose?: boolean;
}

/** Forms that must all be there. */
export type Spelling = readonly WordForm[];

/** What must be found in one of its spellings. */
export interface Term {
  spellings: readonly Spelling[];
  /** The same more freely, when nothing holds it like that. */
  looser: readonly Spelling[];
  /** The word in small letters, unfolded, by which its stem can be told; null for codes. */
  raw: string | null;
}

/** At most this much of a question, and this many of its words, are looked at. */
const MAX_LETTERS = 200;
const MAX_TERMS = 8;

export const beginning = (text: string): WordForm => ({ text, isWhole: false });
export const whole = (text: string): WordForm => ({ text, isWhole: true });

/** What is written in one piece: words, and those that single signs join (`CENG-140`, `R&D`, `O'Brien`). */
const PIECE = /[\p{L}\p{N}\p{M}]+(?:[-–._'’‘ʼ`´&+][\p{L}\p{N}\p{M}]+)*/gu;
const LETTERS_OF_CODE = /^[a-z]{1,5}$/;
const NUMBER_OF_CODE = /^\d{1,4}[a-z]?$/;
const CODE = /^([a-z]{1,5})(\d{1,4}[a-z]?)$/;
const NUMERIC_CODE = /^\d{7}$/;
/** `Mart 2024` and `hafta 2` are no courses. */
const NUMBER_OF_COURSE = /^(?!(?:19|20)\d\d$)\d{3,4}[a-z]?$/;
/** Shorter names begin too many words. */
const SHORT = 5;

const apart = (words: readonly string[]): Spelling => words.map(beginning);
const together = (words: readonly string[]): Spelling => [beginning(words.join(" "))];
const joined = (words: readonly string[]): Spelling => [beginning(words.join(""))];

let byLetters: Map<string, string> | null = null;

/** `571` of `ceng`. */
function digitsOfDepartment(letters: string): string | undefined {
  byLetters ??= new Map(Array.from(departments, ([digits, name]) => [name.toLowerCase(), digits]));
  return byLetters.get(letters);
}

/** Whether these are the letters of a department. */
export const isDepartment = (letters: string): boolean => digitsOfDepartment(letters) !== undefined;

/** Words with a space between them or without. */
const bothWays = (words: readonly string[]): Spelling[] => [together(words), joined(words)];

/** A number of a course behind its department's letters, with the zeros of the university's four digits or without. */
const letteredSpellings = (letters: string, number: string): Spelling[] => {
  const padded = /^\d{3}$/.test(number) ? bothWays([letters, number.padStart(4, "0")]) : [];
  return [...bothWays([letters, number]), ...padded];
};

const withoutZeros = (number: string) => number.replace(/^0+(?=\d{3})/, "");

/** A course's code, with its space or without, and its seven digits; else the two may be no code (`302 numaralı oda`). */
function codeTerm([letters, typed]: readonly [string, string]): Term {
  const number = withoutZeros(typed);
  const department = /^\d{3,4}$/.test(number) && digitsOfDepartment(letters);
  const numeric = department ? bothWays([department, number.padStart(4, "0")]) : [];
  return {
    spellings: [...letteredSpellings(letters, number), ...numeric],
    looser: [[{ text: `${letters} ${number}`, isWhole: false, isClose: true }]],
    raw: null,
  };
}

/** The seven digits of a course, with a space after the department or without, and its letters. */
const numericTerm = (digits: string): Term => {
  const [department, number] = [digits.slice(0, 3), digits.slice(3)];
  const letters = departments.get(department)?.toLowerCase();
  const lettered = letters ? letteredSpellings(letters, withoutZeros(number)).map((forms) => forms.map(({ text }) => whole(text))) : [];
  return { spellings: [joined([digits]), together([department, number]), ...lettered], looser: [], raw: null };
};

/** A word and a number that may be a code, but needn't. */
const numberedTerm = (words: readonly string[]): Term => ({ spellings: [apart(words), joined(words)], looser: [], raw: null });

const placeForm = (name: string) => (name.length < SHORT ? whole(name) : beginning(name));

const wordTerm = (word: string, raw: string): Term => ({
  spellings: [[beginning(word)], ...otherNamesOf(word).map((name) => [placeForm(name)])],
  looser: [],
  raw,
});

/** Words that signs join; short ones tell something side by side alone. */
function compoundTerm(words: readonly string[]): Term {
  const isShort = words.every(({ length }) => length < 3);
  return { spellings: [isShort ? together(words) : apart(words), joined(words)], looser: [], raw: null };
}

function termOfPiece(piece: string): Term | null {
  const words = foldTurkish(piece).split(" ").filter(Boolean);
  const [first = "", second = ""] = words;
  if (words.length === 0) return null;
  const number = words.join("");
  if (NUMERIC_CODE.test(number) && words.length <= 2) return numericTerm(number);
  if (words.length === 2 && LETTERS_OF_CODE.test(first) && NUMBER_OF_CODE.test(second)) return codeTerm([first, second]);
  if (words.length > 1) return compoundTerm(words);
  const [, letters, digits] = CODE.exec(first) ?? [];
  return letters && digits ? codeTerm([letters, digits]) : wordTerm(first, piece.toLocaleLowerCase("tr"));
}

/** Two pieces that are one thing: `ceng 140`, `571 0140`. */
function termOfPair(left: string, right: string): Term | null {
  const words: [string, string] = [foldTurkish(left), foldTurkish(right)];
  if (/^\d{3}$/.test(words[0]) && /^\d{4}$/.test(words[1])) return numericTerm(words.join(""));
  if (!LETTERS_OF_CODE.test(words[0]) || !NUMBER_OF_CODE.test(words[1])) return null;
  return NUMBER_OF_COURSE.test(words[1]) ? codeTerm(words) : numberedTerm(words);
}

const piecesOf = (text: string): string[] => withoutSigns(withoutSuffixes(text.slice(0, MAX_LETTERS))).match(PIECE) ?? [];

/** What a question asks for; nothing without letter or digit. */
export function termsOf(text: string): Term[] {
  const pieces = piecesOf(text);
  const terms: Term[] = [];
  for (let at = 0; at < pieces.length && terms.length < MAX_TERMS; at++) {
    const [piece = "", next] = pieces.slice(at, at + 2);
    const pair = next === undefined ? null : termOfPair(piece, next);
    const term = pair ?? termOfPiece(piece);
    if (term) terms.push(term);
    if (pair) at += 1;
  }
  return terms;
}

/** The words of a question, folded, without the suffixes that an apostrophe sets apart. */
export const wordsOf = (text: string): string[] =>
  piecesOf(text)
    .flatMap((piece) => foldTurkish(piece).split(" ").filter(Boolean))
    .slice(0, MAX_TERMS);

const matchOfForm = ({ text, isWhole, isClose }: WordForm) => {
  const words = `"${isClose ? text.replaceAll(" ", '" "') : text}"${isWhole ? "" : "*"}`;
  return isClose ? `NEAR(${words}, 1)` : words;
};
const inParts = (parts: readonly string[], between: string) => (parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(between)})`);

const matchOfSpellings = (spellings: readonly Spelling[]) =>
  inParts([...new Set(spellings.map((forms) => inParts(forms.map(matchOfForm), " AND ")))], " OR ");

/** A full-text query in which each of these must be there in one of its spellings. */
export function queryOf(terms: readonly (readonly Spelling[])[]): string {
  const isPlain = terms.every((spellings) => spellings.length === 1 && spellings[0]?.length === 1);
  return terms.map(matchOfSpellings).join(isPlain ? " " : " AND ");
}
