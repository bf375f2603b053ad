/** Reads days and times that people type, the same in every form and endpoint. */
import { isDay } from "../time";
import { plainly } from "./plain-text";

/** More than any day or time is written with. */
const LONGEST = 80;

/** However its Turkish letters are written. */
const folded = (text: string) => text.replace(/[İIı]/g, "i").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

const nameOf = (moment: number, locale: string, style: Intl.DateTimeFormatOptions) =>
  folded(new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(moment));

/** 1 is January, by its name or how that begins; 0: none. */
const monthOf = (word: string) =>
  word.length < 3
    ? 0
    : Array.from({ length: 12 }, (_, at) => Date.UTC(2000, at)).findIndex((first) =>
        ["en", "tr"].some((locale) => nameOf(first, locale, { month: "long" }).startsWith(folded(word))),
      ) + 1;

/** `Tue`, `Tuesday`, `Sal` or `Salı` of a Tuesday. `Cuma` is no Saturday, though Saturday's name begins with it. */
const isWeekdayOf = (day: string, word: string) => {
  const nameIn = (locale: string, weekday: "long" | "short") => nameOf(Date.parse(day), locale, { weekday });
  return nameIn("en", "long").startsWith(folded(word)) || [nameIn("tr", "long"), nameIn("tr", "short")].includes(folded(word));
};

const dayOfParts = (year: string, month: string | number, date: string) => {
  const day = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
};

function dateOf(plain: string): string | null {
  const [, one = "", , month = "", other = ""] = /^(\d{1,4})([-./ ])(\d{1,2})\2(\d{1,4})$/.exec(plain) ?? [];
  if (month) return one.length > 2 ? dayOfParts(one, month, other) : dayOfParts(other, month, one);
  const [first = "", second = "", year = "", more] = plain.split(/[.,/ -]+/);
  const [date, name] = /^\d/.test(first) ? [first, second] : [second, first];
  return more === undefined ? dayOfParts(year, monthOf(name), date.replace(/(?:st|nd|rd|th)$/i, "")) : null;
}

/**
 * `2026-12-15` of a day as people write it: `15.12.2026`, `15/12/2026`, `15 Aralık 2026 Salı`, `Tue, Dec 15th, 2026`; null when it is
 * none, and when its weekday is another one.
 */
export function readDay(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = plainly(text).replace(/ ?([./-]) ?/g, "$1");
  const others = (plain.match(/(?<=^|[ ,.])\p{L}{3,}(?=$|[ ,.])/gu) ?? []).filter((word) => !monthOf(word));
  const rest = others.reduce((left, word) => left.replace(word, ""), plain);
  const day = dateOf(rest.replace(/^[ ,.]+|[ ,.]+$/g, ""));
  return day !== null && others.length < 2 && others.every((word) => isWeekdayOf(day, word)) ? day : null;
}

/** `08:40` of a time of the day as people write it: `8:40`, `8.40`, `saat 8:40`, `8:40 PM`, `8.40 ÖS`; null when it is none. */
export function readTime(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = plainly(text)
    .replace(/^(?:saat|at) /i, "")
    .replace(/ ?[:.∶] ?(?=\d)/g, ":")
    .replace(/\./g, "");
  const [, hour = "", minute, half] = /^(\d{1,2})(?::(\d\d)(?::00(?::0+)?)?)? ?(am|pm|öö|ös)?$/iu.exec(plain) ?? [];
  const isHour = half ? /^(?:0?[1-9]|1[0-2])$/.test(hour) : minute && Number(hour) < 24;
  if (hour === "" || !isHour || Number(minute ?? 0) > 59) return null;
  const whole = half ? (Number(hour) % 12) + (/^p|s$/i.test(half) ? 12 : 0) : hour;
  return `${String(whole).padStart(2, "0")}:${minute ?? "00"}`;
}

/** When something ends, `21:40`: midnight as `00:00`, which is also written `24:00`; null when it is no time. */
export const readEndTime = (text: string): string | null => (/^24[:.]00(?::00)?\.?$/.test(plainly(text)) ? "00:00" : readTime(text));

/** `2026-11-30T18:00` of a day and a time as people write them: `30.11.2026 18:00`; null when they are none. */
export function readMinute(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = plainly(text).replace(/ (?:saat|at|-) (?=\d)/i, " ");
  const [, date = "", hour = ""] = /^(.*?\d(?: \p{L}+)?),?(?:T| )(\d{1,2}[:.]\d\d(?:\S*| [\p{L}.]+))$/u.exec(plain) ?? [];
  const [day, time] = [readDay(date), readTime(hour)];
  return day !== null && time !== null ? `${day}T${time}` : null;
}
