/** Finds the term in a line of a transcript, as student pages and people write it. */
import { foldTurkish } from "~/platform/folding";

const KEYS: readonly [RegExp, 1 | 2 | 3][] = [
  [/\b(?:fall|guz|autumn)\b/, 1],
  [/\b(?:spring|bahar)\b/, 2],
  [/\b(?:summer|yaz)\b/, 3],
  [/\b(?:1(?:st)?|i|first|birinci|ilk) (?:donem|yariyil|semester|term)|\b(?:donem|yariyil|semester|term) (?:1|i|one)\b/, 1],
  [/\b(?:2(?:nd)?|ii|second|ikinci) (?:donem|yariyil|semester|term)|\b(?:donem|yariyil|semester|term) (?:2|ii|two)\b/, 2],
  [/\b(?:3(?:rd)?|iii|third|ucuncu) (?:donem|semester|term)|\b(?:donem|semester|term) (?:3|iii|three)\b/, 3],
];
const EARLIEST = 1950;
const LATEST = 2100;
/** What a season without its year is made of: `1. Dönem`, `Fall Semester`, `Yaz Okulu`. */
const SEASON_WORDS =
  /^(?:(?:fall|guz|autumn|spring|bahar|summer|yaz|donemi?|yariyili?|semester|term|okulu|school|[123]|i{1,3}|1st|2nd|3rd|first|second|third|one|two|three|birinci|ikinci|ucuncu|ilk)(?: |$)){1,4}$/;

const termCode = (year: number, number: number) => (year >= EARLIEST && year <= LATEST ? `${year}-${number}` : null);
const numberIn = (folded: string) => KEYS.find(([pattern]) => pattern.test(folded))?.[1];

/** The years of an academic year: `2023-2024`, `2023-24`, `23-24`, whatever dates stand beside it. */
function yearsOf(folded: string): number | null {
  const pairs = [...folded.matchAll(/\b(\d{4})(?= (?:\d{2})?(\d{2})\b)|(?<!\d )\b(\d{2}) (\d{2})\b(?! \d)/g)];
  const [, long, , short] = pairs.find(([, from, to, less, more]) => (Number(from ?? less) + 1) % 100 === Number(to ?? more)) ?? [];
  return long ? Number(long) : short ? 2000 + Number(short) : null;
}

/** `20231`, `2023-1`, `2023-2024 Fall`, `Güz 2023-24`, `2023-2024 1. Dönem` → `2023-1`; a lone year goes by its calendar (`Spring 2024` is `2023-2`). Null: no term. */
export function readTerm(text: string): string | null {
  const folded = foldTurkish(text.slice(0, 200));
  const short = /^(?:(?:ders )?(?:donemi?|term|semester|yariyil) )?(\d{4}) ?(?:(?<=\d )(?:\d{2})?\d{2} )?([123])$/.exec(folded);
  if (short) return termCode(Number(short[1]), Number(short[2]));
  const before = /^([123]) (\d{4} \d{2,4})$/.exec(folded);
  const number = before ? Number(before[1]) : numberIn(folded);
  if (!number) return null;
  const begins = yearsOf(folded);
  if (begins !== null) return termCode(begins, number);
  if (before) return null;
  const lone = Number(/\b\d{4}\b/.exec(folded)?.[0] ?? 0);
  return termCode(number === 1 ? lone : lone - 1, number);
}

/** The year in which an academic year of the text begins: `2023-2024 Eğitim-Öğretim Yılı` → 2023. Null: none. */
export function readAcademicYear(text: string): number | null {
  const years = /\b(\d{4}) (?:\d{2})?(\d{2})\b/.exec(foldTurkish(text.slice(0, 200)));
  const begins = Number(years?.[1]);
  return years && (begins + 1) % 100 === Number(years[2]) && termCode(begins, 1) ? begins : null;
}

/** Whether a line says no more than an academic year, as the head of each page may. */
export const isYearAlone = (text: string): boolean =>
  /^(?:(?:\d{4}|\d{2}|akademik|academic|egitim|ogretim|ders|yili?|year)(?: |$)){2,}$/.test(foldTurkish(text.slice(0, 60)));

const ODD_HEADINGS = [
  /\b(?:fall|guz|autumn|winter|kis|spring|bahar|summer|yaz)\b/,
  /\b(?:donemi?|yariyili?|semester|term|sinif|year|quarter) \d|\d (?:donemi?|yariyili?|semester|term|sinif)\b/,
  /^(?:term|semester|donemi?|yariyili?|period)\b.*\b(?:19|20)\d\d\b/,
  /^(?:eylul|ekim|subat|mart|haziran|temmuz|september|october|february|march|june|july) (?:19|20)\d\d\b/,
  /^[a-z]\d\d$|^(?!\d\d? \d\d? \d{4}\b)(?=.*\b(?:19|20)\d\d)(?:\d ?)+$/,
];

/** Whether a short line heads a term, of which more isn't understood: `Güz '23`, `5. Yarıyıl`, `Term: September 2023`, `202301`. */
export const isOddHeading = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 6 &&
  !text.includes("\t") &&
  ODD_HEADINGS.some((heading) => heading.test(foldTurkish(text.slice(0, 60))));

/** The season of a line that says no more than a season: 1, 2 or 3; null: something else. */
export function readSeason(text: string): 1 | 2 | 3 | null {
  const folded = foldTurkish(text.slice(0, 60));
  return SEASON_WORDS.test(folded) ? (numberIn(folded) ?? null) : null;
}
