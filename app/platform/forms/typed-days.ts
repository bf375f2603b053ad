/** Reads days and times that people type, the same in every form and endpoint. */
import { isoWeekday } from "../repeats";
import { isDay } from "../time";
import { plainly } from "./plain-text";

/** Names of months and weekdays in both languages, folded, from January and from Monday on. */
const MONTHS =
  "jan january oca ocak|feb february sub subat|mar march mart|apr april nis nisan|may mayis|jun june haz haziran|jul july tem temmuz|" +
  "aug august agu agustos|sep sept september eyl eylul|oct october eki ekim|nov november kas kasim|dec december ara aralik";
const WEEKDAYS =
  "mon monday pzt pazartesi|tue tues tuesday sal sali|wed wednesday car carsamba|thu thur thurs thursday per persembe|fri friday cum cuma|" +
  "sat saturday cmt cumartesi|sun sunday paz pazar";

/** Which group of names a word is in, from 1 on, however its Turkish letters are written; 0: none. */
function placeIn(groups: string, word: string): number {
  const folded = word.replace(/[İIı]/g, "i").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return groups.split("|").findIndex((names) => names.split(" ").includes(folded)) + 1;
}

const dayOfParts = (year: string, month: string | number, date: string): string | null => {
  const day = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
};

function dateOf(plain: string): string | null {
  const iso = /^(\d{4})([-./ ])(\d{1,2})\2(\d{1,2})$/.exec(plain);
  if (iso) return dayOfParts(iso[1] ?? "", iso[3] ?? "", iso[4] ?? "");
  const numeric = /^(\d{1,2})([-./ ])(\d{1,2})\2(\d{4})$/.exec(plain);
  if (numeric) return dayOfParts(numeric[4] ?? "", numeric[3] ?? "", numeric[1] ?? "");
  const words = plain.replace(/\b(?:the|of) /gi, "").split(/[.,/ -]+/);
  const [first = "", second = "", year = ""] = words;
  if (words.length !== 3 || !/^\d{4}$/.test(year)) return null;
  const [date, month] = /^\d/.test(first) ? [first, second] : [second, first];
  const [, digits = ""] = /^(\d{1,2})(?:st|nd|rd|th)?$/i.exec(date) ?? [];
  return digits !== "" && placeIn(MONTHS, month) > 0 ? dayOfParts(year, placeIn(MONTHS, month), digits) : null;
}

/**
 * `2026-12-15` of a day as people write it: `15.12.2026`, `15/12/2026`, `15 Aralık 2026 Salı`, `Tue, Dec 15th, 2026`; null when it is
 * none, and when its weekday is another one.
 */
export function readDay(text: string): string | null {
  let weekday = 0;
  const plain = plainly(text)
    .replace(/ ?([./-]) ?/g, "$1")
    .replace(/(?<=^|[ ,.])\p{L}{3,}(?=$|[ ,.])/gu, (word) => {
      const found = placeIn(WEEKDAYS, word);
      weekday ||= found;
      return found > 0 ? "" : word;
    })
    .replace(/^[ ,.]+|[ ,.]+$/g, "");
  const day = dateOf(plain);
  return day !== null && weekday > 0 && isoWeekday(day) !== weekday ? null : day;
}

const CLOCK = /^(\d{1,2}):(\d\d)(?::00(?::0+)?)?$|^(\d\d)(\d\d)$/;
/** Hours of half a day, in English and in Turkish: `ÖÖ`, `ÖS`. */
const HALF_DAY = /^(0?[1-9]|1[0-2])(?::(\d\d))? ?(?:(p)\.?m|am|a\.m|[öo](?:(s)|[öo]))$/iu;

/** `08:40` of a time of the day as people write it: `8:40`, `8.40`, `0840`, `saat 8:40`, `8:40 PM`, `8.40 ÖS`; null when it is none. */
export function readTime(text: string): string | null {
  const plain = plainly(text)
    .replace(/^(?:saat|at) /i, "")
    .replace(/ ?[:.∶] ?(?=\d)/g, ":")
    .replace(/\.$/, "");
  const half = HALF_DAY.exec(plain);
  const whole = CLOCK.exec(plain);
  const hour = half ? (Number(half[1]) % 12) + ((half[3] ?? half[4]) ? 12 : 0) : Number(whole?.[1] ?? whole?.[3] ?? 24);
  const minute = half?.[2] ?? whole?.[2] ?? whole?.[4] ?? "00";
  return hour < 24 && Number(minute) < 60 ? `${String(hour).padStart(2, "0")}:${minute}` : null;
}

/** When something ends, `21:40`: midnight as `00:00`, which is also written `24:00`; null when it is no time. */
export const readEndTime = (text: string): string | null => (/^24[:.]00(?::00)?\.?$/.test(plainly(text)) ? "00:00" : readTime(text));

/** `2026-11-30T18:00` of a day and a time as people write them: `30.11.2026 18:00`; null when they are none. */
export function readMinute(text: string): string | null {
  const plain = plainly(text).replace(/ (?:saat|at|-) (?=\d)/i, " ");
  const [, date = "", hour = ""] = /^(.*?\d(?: \p{L}+)?),?(?:T| )(\d{1,2}[:.]\d\d(?:\S*| [\p{L}.]+))$/u.exec(plain) ?? [];
  const [day, time] = [readDay(date), readTime(hour)];
  return day !== null && time !== null ? `${day}T${time}` : null;
}
