/** Reads what people type: numbers, money and phones, the same in every form and endpoint; days and times: `typed-days.ts`. */
import { plainly } from "./plain-text";
import { readDay } from "./typed-days";

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
  const digits = written
    .replace(/٫/g, locale === "tr" ? "," : ".")
    .replace(/[٬‘’]/g, "'")
    .replace(/(?<=\d)[.,]$/, "");
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

const CURRENCY = /^(?:₺|TL|TRY) ?| ?(?:₺|TL|TRY|l[iİ]ra)\.?$/giu;

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

/** What people write before a number: `Tel.: `, `📞 `. */
const PHONE_NAME = /^(?:\p{Extended_Pictographic}|\ufe0f| )*(?:(?:tel(?:efon)?|phone|gsm|cep|mobile?)\b[.: ]*)?/iu;
/** Digits of no number: of one in Türkiye too few or too many, as with an extension behind it; or one digit over and over. */
const MISCOUNTED = /^(?:\+?(?:0[2-5]\d{10,}|05\d{0,8}|(?:00)?90[2-5]\d{10,}|(\d)\1+)|(?:\+|00)90[2-5]\d{0,8}|5\d{8}(?:\d\d)?)$/;

/** A phone number with plain digits, spaces, dashes and brackets, and perhaps a plus; null when it is none, or a day. */
export function readPhone(text: string): string | null {
  const plain = plainly(text)
    .replace(PHONE_NAME, "")
    .replace(/^\((\+\d{1,3})\)/, "$1")
    .replace(/[./ ]+/g, " ")
    .trim();
  const dialled = plain.replace(/[^\d+]/g, "");
  const isOne = /^\+? ?[\d ()-]{7,30}$/.test(plain) && /^\+?\d{7,15}$/.test(dialled);
  return isOne && !MISCOUNTED.test(dialled) && readDay(text) === null ? plain : null;
}
