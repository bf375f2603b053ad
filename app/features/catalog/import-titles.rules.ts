/** Reads a timetable's course name (`CENG140 - C PROGRAMMING (C PROGRAMLAMA)`) and writes its titles as people would. */
import { foldTurkish } from "~/platform/folding";
import { asciiDigits, cleanText } from "./import-text.rules";

type Language = "en" | "tr";

export interface NameParts {
  /** `CENG`; null when the name has a number only. */
  prefix: string | null;
  /** `140`, `1101`, with a trailing letter if there is one. */
  number: string;
  /** Everything after the code, still in capitals. */
  title: string;
}

const NAME = /^(?:-no course-|-)?\s*(\p{L}{1,8})?\s*(\d{3,7})([A-Z]?)\s*[-–—:]\s*(.*)$/iu;

/** A title whose code is missing, as some terms have it: ` - CHINESE I`. */
const TITLE_ALONE = /^\s*[-–—:]\s*(\p{L}.*)$/u;

/** Splits a course name into code and title; the number is empty where the code is missing. Null when it is neither. */
export function splitName(name: string): NameParts | null {
  const text = asciiDigits(cleanText(name));
  const match = NAME.exec(text);
  if (!match) {
    const title = TITLE_ALONE.exec(text)?.[1];
    return title ? { prefix: null, number: "", title } : null;
  }
  const [, letters, number = "", suffix = "", title = ""] = match;
  return { prefix: letters ? codeLetters(letters) : null, number: number + suffix.toUpperCase(), title };
}

/** Letters of a course code: upper case, A–Z only. */
export function codeLetters(text: string): string | null {
  return (
    foldTurkish(text)
      .replace(/[^a-z]/g, "")
      .toUpperCase() || null
  );
}

/** Where the bracket that the title ends with was opened; -1 when it has none. */
function openingOfLastBracket(title: string): number {
  if (!title.endsWith(")")) {
    const unclosed = title.lastIndexOf("(");
    return unclosed > title.lastIndexOf(")") ? unclosed : -1;
  }
  let depth = 0;
  for (let i = title.length - 1; i >= 0; i--) {
    if (title[i] === ")") depth++;
    if (title[i] === "(" && --depth === 0) return i;
  }
  return title.indexOf("(");
}

/** Drops empty and unmatched brackets and the spaces they leave. */
function tidyBrackets(title: string): string {
  let text = title;
  while (/\(\s*\)/.test(text)) text = text.replace(/\(\s*\)/g, " ");
  const isKept = Array.from(text, () => true);
  const open: number[] = [];
  Array.from(text).forEach((letter, index) => {
    if (letter === "(") open.push(index);
    if (letter === ")" && open.pop() === undefined) isKept[index] = false;
  });
  for (const index of open) isKept[index] = false;
  return Array.from(text)
    .filter((_, index) => isKept[index])
    .join("")
    .replace(/\(\s+/g, "(")
    .replace(/\s+\)/g, ")")
    .replace(/\s+([,;])/g, "$1")
    .replace(/\s{2,}/g, " ")
    .trim();
}

/**
 * Splits a title into English and, in the brackets that end it, Turkish; null for a language that is missing.
 * Brackets may be nested, empty, unclosed; a bare numeral in them belongs to the English title.
 */
export function splitTitles(title: string, isEnglishOnly = false): { en: string | null; tr: string | null } {
  const trimmed = title.trim();
  const at = isEnglishOnly ? -1 : openingOfLastBracket(trimmed);
  const inside = at < 0 ? "" : trimmed.slice(at + 1).replace(/\)$/, "");
  if (at < 0 || /^[\sIVXİ\d]+$/.test(inside)) return { en: tidyBrackets(trimmed) || null, tr: null };
  return { en: tidyBrackets(trimmed.slice(0, at)) || null, tr: tidyBrackets(inside) || null };
}

const ROMAN = /^(?=.)X{0,2}(?:IX|IV|V?I{0,3})$/;
const SMALL: Record<Language, ReadonlySet<string>> = {
  en: new Set("a an and as at by for from in into of on or the to with".split(" ")),
  tr: new Set("da de için ile ki ve veya ya".split(" ")),
};
const ACRONYMS = new Set(
  (
    "ABD AIDS ANSYS CMOS DNA EU FPGA GATT GIS GPS HIV HVAC ICT IMF IOT ISO LED MATLAB MEMS METU NASA NATO ODTÜ OECD RNA " +
    "SEES SÇES SPSS SQL SSCB TEFL UNESCO USA USSR VLSI XML İSG"
  ).split(" "),
);
const FIXED = new Map([
  ["PHD", "PhD"],
  ["MSC", "MSc"],
  ["DR", "Dr"],
  ["ST", "St"],
]);
const VOWEL = /[AEIOUYİÖÜÂÎÛ]/;

function lower(word: string, language: Language): string {
  return language === "tr" ? word.toLocaleLowerCase("tr") : word.replace(/İ/g, "I").toLowerCase();
}

/** Words that are often typed without their dots and that the vowels around can't tell. */
const DOTLESS = new RegExp(
  "^(?:AKADEMIK|ALGORITMA|ANALITIK|ANALIZ|BILGI|BILIM|DINAMIK|ELASTIK|FIZIK|FIZIKO|GIRIS|GIRIŞ|GITAR|ICIN|ILERI|INGILIZ|" +
    "ISTATISTI|IÇIN|KIMYA|KLASIK|KLINIK|LISANS|MATEMATI|MEKANI|ORGANIK|ANORGANIK|PIYANO|PLASTIK|POLITIKA|PRATIK|SISTEM|" +
    "SIYASET|STABILIT|TARIH|TEORI)",
);

/** Capitals typed without dots: an I among front vowels only (`SEMINERI`) can't be an ı. */
function restoreDots(word: string): string {
  const isFront = /[EÖÜ]/.test(word) && !/[AOUÂ]/.test(word);
  if (isFront) return word.replaceAll("I", "İ");
  return word.replace(DOTLESS, (stem) => stem.replaceAll("I", "İ"));
}

const ORDINAL = /^\d+(?:ST|ND|RD|TH)$/;

function isKeptInCapitals(word: string, next: string): boolean {
  if (word.length === 1 || ACRONYMS.has(word)) return true;
  if (ORDINAL.test(word)) return false;
  if (/^\d/.test(word)) return word.replace(/\d/g, "").length <= 2;
  return word.length <= 4 && !VOWEL.test(word) && next !== ".";
}

function caseWord(word: string, language: Language, isFirst: boolean, next: string): string {
  const roman = word.replaceAll("İ", "I");
  if (ROMAN.test(roman)) return roman;
  const fixed = FIXED.get(word);
  if (fixed) return fixed;
  // `Vitamin A` ends with its letter; `Writing in a Second Language` doesn't.
  const isArticle = language === "en" && word === "A" && !isFirst && next === " ";
  if (!isArticle && isKeptInCapitals(word, next)) return word;
  const small = lower(word, language);
  if (!isFirst && SMALL[language].has(small)) return small;
  const head = language === "en" && word[0] === "İ" ? "I" : (word[0] ?? "");
  return head + small.slice(1);
}

/** Whether somebody has already written the title in upper and lower case. */
function isCased(title: string): boolean {
  const small = title.match(/[a-hj-zçğöşü]/g)?.length ?? 0;
  const large = title.match(/\p{Lu}/gu)?.length ?? 0;
  return large > 0 && small > large;
}

/** No Turkish word is `LL`: it is a numeral, typed from what looked like small letters. In English there are LL parsers. */
const withNumerals = (title: string) => title.replace(/(?<![\p{L}'])L{2,3}(?![\p{L}'.])/gu, (letters) => "I".repeat(letters.length));

/**
 * Writes a title in capitals as people would: `HAVACILIK VE UZAY` becomes `Havacılık ve Uzay`.
 * Numerals, acronyms and words without a vowel stay in capitals; small words go down; a title that is cased already stays.
 */
export function titleCase(typed: string, language: Language): string {
  const title = language === "tr" ? withNumerals(typed) : typed;
  if (isCased(title)) return title;
  const numerals = title.replace(/(?<![\p{L}'])l{1,3}(?![\p{L}'])/gu, (letters) => "I".repeat(letters.length));
  const capitals = numerals.toLocaleUpperCase(language);
  let isFirst = true;
  return capitals.replace(/[\p{L}\p{N}\p{M}']+/gu, (word, at: number) => {
    const next = capitals[at + word.length] ?? "";
    const isOpening = isFirst || capitals[at - 1] === "(";
    const cased = caseWord(language === "tr" && !ROMAN.test(word) ? restoreDots(word) : word, language, isOpening, next);
    isFirst = next === ":";
    return cased;
  });
}
