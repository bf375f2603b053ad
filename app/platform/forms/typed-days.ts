/** Reads days and times that people type, the same in every form and endpoint. */
import { isDay } from "../time";
import { plainly } from "./plain-text";

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
