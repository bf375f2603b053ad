/** Reads what people type: numbers, money, days, times and phones, the same in every form and endpoint. */
import { isDay } from "../time";
import { plainly } from "./plain-text";

type Locale = "en" | "tr";

/** What a text says: a number; two numbers when it may be either; null when it is none. */
type NumberRead = number | readonly [number, number] | null;

interface Bounds {
  /** The least and the most that the field takes: a reading outside them isn't meant while the other is inside. */
  min?: number;
  max?: number;
}

/** `3.250`, `3,250,000.5`, `3 250`, `3'250`: groups of three, then perhaps decimals behind the other sign. */
const GROUPED = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const GROUP_MARK = { en: ",", tr: "." } as const;

function readPlain(text: string, locale: Locale, { min = -Infinity, max = Infinity }: Bounds): NumberRead {
  const [, sign, written = ""] = /^([+-]?) ?(.*)$/.exec(text) ?? [];
  const digits = written.replace(/٫/g, locale === "tr" ? "," : ".").replace(/[٬’]/g, "'");
  const signed = (plain: string) => (sign === "-" && Number(plain) !== 0 ? -Number(plain) : Number(plain));
  const mark = GROUPED.exec(digits)?.[1];
  const grouped = mark ? signed(digits.replaceAll(mark, "").replace(",", ".")) : null;
  const decimal = DECIMAL.test(digits) ? signed(digits.replace(",", ".")) : null;
  if (grouped === null || decimal === null) return grouped ?? decimal;
  const fits = (value: number) => value >= min && value <= max;
  if (fits(grouped) !== fits(decimal)) return fits(grouped) ? grouped : decimal;
  if (mark === GROUP_MARK[locale] || !fits(grouped)) return grouped;
  return [grouped, decimal];
}

/**
 * A number as people write it, in the reader's language: `3.250` is 3250 in Turkish and may be 3250 or 3.25 in English, where
 * `3,250` is 3250. What can be only one number is that one in both: `2,5`, `2.5`, `1.250,50`, `1,250.50`, `3 250`.
 */
export const readNumber = (text: string, locale: Locale, bounds: Bounds = {}): NumberRead => readPlain(plainly(text), locale, bounds);

const CURRENCY = /^(?:₺|TL|TRY) ?| ?(?:₺|TL|TRY|lira)$/giu;

/** An amount of lira, with the sign of lira on either side or without: `3.250 ₺`, `₺3,250.50`, `3250 TL`, `150,-`. */
export const readMoney = (text: string, locale: Locale, bounds: Bounds = {}): NumberRead =>
  readPlain(
    plainly(text)
      .replace(/([+-]?) ?(₺)/, "$2$1")
      .replace(CURRENCY, "")
      .replace(/[.,]-$/, ""),
    locale,
    bounds,
  );

const MONTHS: readonly string[][] = [
  ["jan", "january", "oca", "ocak"],
  ["feb", "february", "şub", "şubat"],
  ["mar", "march", "mart"],
  ["apr", "april", "nis", "nisan"],
  ["may", "mayıs"],
  ["jun", "june", "haz", "haziran"],
  ["jul", "july", "tem", "temmuz"],
  ["aug", "august", "ağu", "ağustos"],
  ["sep", "sept", "september", "eyl", "eylül"],
  ["oct", "october", "eki", "ekim"],
  ["nov", "november", "kas", "kasım"],
  ["dec", "december", "ara", "aralık"],
];

const dayOfParts = (year: string, month: string | number, date: string): string | null => {
  const day = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
};

const monthOf = (name: string) =>
  MONTHS.findIndex((names) => names.some((each) => [name.toLowerCase(), name.toLocaleLowerCase("tr")].includes(each))) + 1;

/** `2026-12-15` of a day as people write it: `15.12.2026`, `15/12/2026`, `15 Aralık 2026`, `Dec 15, 2026`; null when it is none. */
export function readDay(text: string): string | null {
  const plain = plainly(text).replace(/ ?([./-]) ?/g, "$1");
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(plain);
  if (iso) return dayOfParts(iso[1] ?? "", iso[2] ?? "", iso[3] ?? "");
  const numeric = /^(\d{1,2})([-./ ])(\d{1,2})\2(\d{4})$/.exec(plain);
  if (numeric) return dayOfParts(numeric[4] ?? "", numeric[3] ?? "", numeric[1] ?? "");
  const words = plain
    .replace(/^\p{L}+,? (?=\d)(?=.*\p{L})/u, "")
    .replace(/[.,/-]/g, " ")
    .split(/ +/);
  const named = words.length === 3 ? words : plain.replace(/[.,/-]/g, " ").split(/ +/);
  const [first = "", second = "", year = ""] = named;
  if (named.length !== 3 || !/^\d{4}$/.test(year)) return null;
  const [date, month] = /^\d{1,2}$/.test(first) ? [first, second] : [second, first];
  return /^\d{1,2}$/.test(date) && monthOf(month) > 0 ? dayOfParts(year, monthOf(month), date) : null;
}

/** `08:40` of a time of the day as people write it: `8:40`, `8.40`, `08:40:00`; null when it is none. */
export function readTime(text: string): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2})[:.](\d\d)(?::00(?:\.0+)?)?$/.exec(plainly(text)) ?? [];
  return hour !== "" && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : null;
}

/** When something ends, `21:40`: midnight as `00:00`, which is also written `24:00`; null when it is no time. */
export const readEndTime = (text: string): string | null => (/^24[:.]00(?::00)?$/.test(plainly(text)) ? "00:00" : readTime(text));

/** `2026-11-30T18:00` of a day and a time as people write them: `30.11.2026 18:00`; null when they are none. */
export function readMinute(text: string): string | null {
  const [, date = "", hour = ""] = /^(.*?\d),?(?:T| +)(\d{1,2}[:.]\d\d\S*)$/.exec(plainly(text)) ?? [];
  const [day, time] = [readDay(date), readTime(hour)];
  return day !== null && time !== null ? `${day}T${time}` : null;
}

/** A phone number with plain digits, spaces, dashes and brackets, and perhaps a plus; null when it is none. */
export function readPhone(text: string): string | null {
  const plain = plainly(text)
    .replace(/^tel: ?/i, "")
    .replace(/^\((\+\d{1,3})\)/, "$1")
    .replace(/[./ ]+/g, " ")
    .trim();
  const digits = plain.replace(/\D/g, "").length;
  return /^\+? ?[\d ()-]{7,30}$/.test(plain) && digits >= 7 && digits <= 15 ? plain : null;
}
