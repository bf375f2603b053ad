/** Reads days and times out of the words of a line: each reader is given a place and says how many words it took. */
import { dayInMonth, isoWeekday, type Repeat } from "~/platform/repeats";
import { dayAfter, isDay } from "~/platform/time";
import { doubtfulWeekdays, LEADING, MONTH_ENDING, months, numbers, type Unit, units, weekdays } from "./quick-add-words";

/** A word of the line. */
export interface Word {
  /** As it was typed. */
  raw: string;
  /** Folded, without what an apostrophe parts from it: `14'te` is `14`. */
  plain: string;
  /** What stands behind the apostrophe, folded. */
  ending: string;
  start: number;
  end: number;
}

/** When the line is read, on the university's clocks. */
export interface Moment {
  /** `2026-11-21` */
  today: string;
  /** Minutes after midnight. */
  minute: number;
  locale: "en" | "tr";
}

/** What some words say. */
export interface Found {
  kind: "date" | "time" | "repeat";
  /** How many words. */
  taken: number;
  day?: string;
  minute?: number;
  repeat?: Repeat;
}

type Reader = (words: readonly Word[], at: number, now: Moment) => Found | null;

const DAY_MINUTES = 24 * 60;

const numberOf = (word: Word | undefined): number | null => {
  if (!word) return null;
  if (/^\d{1,3}$/.test(word.plain)) return Number(word.plain);
  return numbers[word.plain] ?? null;
};

const says = (words: readonly Word[], at: number, text: string) => text.split(" ").every((part, i) => words[at + i]?.plain === part);

const firstSaid = <Value>(phrases: readonly (readonly [string, Value])[], words: readonly Word[], at: number) => {
  const found = phrases.find(([text]) => says(words, at, text));
  return found && { taken: found[0].split(" ").length, value: found[1] };
};

const afterToday =
  (days: number) =>
  ({ today }: Moment) =>
    dayAfter(today, days);
const mondayNext = ({ today }: Moment) => dayAfter(today, 8 - isoWeekday(today));

/** The coming day of a weekday: never today, unless told so. */
function coming(weekday: number, { today }: Moment, mayBeToday = false): string {
  const ahead = (weekday - isoWeekday(today) + 7) % 7;
  return dayAfter(today, ahead === 0 && !mayBeToday ? 7 : ahead);
}

/** Longer ones first. */
const dayPhrases: readonly (readonly [string, (now: Moment) => string])[] = [
  ["day after tomorrow", afterToday(2)],
  ["yarindan sonraki gun", afterToday(2)],
  ["obur gun", afterToday(2)],
  ["next week", mondayNext],
  ["gelecek hafta", mondayNext],
  ["onumuzdeki hafta", mondayNext],
  ["haftaya bugun", afterToday(7)],
  ["next month", ({ today }) => dayInMonth(today, 1, 1)],
  ["gelecek ay", ({ today }) => dayInMonth(today, 1, 1)],
  ["onumuzdeki ay", ({ today }) => dayInMonth(today, 1, 1)],
  ["this weekend", (now) => coming(6, now, true)],
  ["hafta sonu", (now) => coming(6, now, true)],
  ["bu aksam", afterToday(0)],
  ["bu gece", afterToday(0)],
  ["today", afterToday(0)],
  ["tonight", afterToday(0)],
  ["bugun", afterToday(0)],
  ["bugune", afterToday(0)],
  ["tomorrow", afterToday(1)],
  ["tmr", afterToday(1)],
  ["tmrw", afterToday(1)],
  ["yarin", afterToday(1)],
  ["yarina", afterToday(1)],
  ["weekend", (now) => coming(6, now, true)],
];

const readPhrase: Reader = (words, at, now) => {
  const said = firstSaid(dayPhrases, words, at);
  return said ? { kind: "date", taken: said.taken, day: said.value(now) } : null;
};

/** In this week or the next one. */
const weekPhrases: readonly (readonly [string, "this" | "next" | "coming"])[] = [
  ["this", "this"],
  ["bu", "this"],
  ["next", "next"],
  ["haftaya", "next"],
  ["gelecek hafta", "next"],
  ["gelecek", "next"],
  ["onumuzdeki", "coming"],
];

const readWeekday: Reader = (words, at, now) => {
  const week = firstSaid(weekPhrases, words, at);
  const place = at + (week?.taken ?? 0);
  const word = words[place];
  const weekday = word && weekdays[word.plain];
  if (weekday === undefined || !word) return null;
  const before = words[at - 1]?.plain ?? "";
  if (!week && doubtfulWeekdays.has(word.plain) && now.locale === "tr" && !LEADING.has(before)) return null;
  const taken = (week?.taken ?? 0) + 1;
  const day = week?.value === "next" ? dayAfter(mondayNext(now), weekday - 1) : coming(weekday, now, week?.value === "this");
  return { kind: "date", taken, day };
};

/** The first year from this one on in which a day of a month is still to come; null for a day that no year has. */
function inYear(date: number, month: number, { today }: Moment): string | null {
  const year = Number(today.slice(0, 4));
  const dayOf = (of: number) => `${of}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const years = Array.from({ length: 9 }, (_, i) => year + i);
  return years.map(dayOf).find((day) => isDay(day) && day >= today) ?? null;
}

const monthOf = (word: Word | undefined): number | null => {
  if (!word) return null;
  const exact = months[word.plain];
  if (exact !== undefined) return exact;
  const stem = Object.keys(months).find(
    (name) => name.length > 3 && word.plain.startsWith(name) && MONTH_ENDING.test(word.plain.slice(name.length)),
  );
  return stem === undefined ? null : (months[stem] ?? null);
};

const dateOf = (word: Word | undefined): number | null => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.plain ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
};

/** `15 mart`, `march 15th`, `15 March 2027`. */
const readMonth: Reader = (words, at, now) => {
  const first = words[at];
  const isDayFirst = dateOf(first) !== null;
  const [date, month] = isDayFirst ? [dateOf(first), monthOf(words[at + 1])] : [dateOf(words[at + 1]), monthOf(first)];
  if (date === null || month === null) return null;
  const year = /^20\d\d$/.test(words[at + 2]?.plain ?? "") ? words[at + 2]?.plain : null;
  const given = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const day = year === null ? inYear(date, month, now) : isDay(given) ? given : null;
  return day === null ? null : { kind: "date", taken: year === null ? 2 : 3, day };
};

/** `15/3`, `15.03.2027`, `2027-03-15`. A point without a year is a time's or a number's more often: `14.30`, `3.5`. */
const readNumeric: Reader = (words, at, now) => {
  const text = words[at]?.raw.replace(/['’].*$/, "").replace(/[,;]$/, "") ?? "";
  if (isDay(text)) return { kind: "date", taken: 1, day: text };
  const [, date, mark, month, year] = /^(\d{1,2})([./])(\d{1,2})(?:\2(20\d\d))?\.?$/.exec(text) ?? [];
  if (date === undefined || month === undefined) return null;
  if (mark === "." && !year && (month.length === 1 || Number(month) > 12 || Number(month) === 0 || words[at - 1]?.plain === "saat"))
    return null;
  const given = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const day = year ? (isDay(given) ? given : null) : inYear(Number(date), Number(month), now);
  return day === null ? null : { kind: "date", taken: 1, day };
};

/** `ayın 15'i`, `the 15th`: in this month, or the next one. */
const readMonthDay: Reader = (words, at, { today }) => {
  const isTurkish = words[at]?.plain === "ayin";
  const word = words[at + (isTurkish ? 1 : 0)];
  const date = dateOf(word);
  if (date === null || date < 1 || date > 31) return null;
  if (!isTurkish && !(words[at - 1]?.plain === "the" && /\d(st|nd|rd|th)$/.test(word?.plain ?? ""))) return null;
  const here = dayInMonth(today, 0, date);
  return { kind: "date", taken: isTurkish ? 2 : 1, day: here >= today ? here : dayInMonth(today, 1, date) };
};

function later(amount: number, unit: Unit, { today, minute }: Moment): Pick<Found, "day" | "minute"> {
  if (unit === "day") return { day: dayAfter(today, amount) };
  if (unit === "week") return { day: dayAfter(today, amount * 7) };
  if (unit === "month") return { day: dayInMonth(today, amount, Number(today.slice(8))) };
  const total = minute + amount * (unit === "hour" ? 60 : 1);
  return { day: dayAfter(today, Math.floor(total / DAY_MINUTES)), minute: total % DAY_MINUTES };
}

/** `in 3 days`, `3 gün sonra`, `2 saat içinde`. */
const readDistance: Reader = (words, at, now) => {
  const isEnglish = words[at]?.plain === "in";
  const place = at + (isEnglish ? 1 : 0);
  const amount = numberOf(words[place]);
  const unit = units[words[place + 1]?.plain ?? ""];
  if (amount === null || !unit) return null;
  if (!isEnglish && !/^(?:sonra|sonraya|icinde)$/.test(words[place + 2]?.plain ?? "")) return null;
  return { kind: "date", taken: 3, ...later(amount, unit, now) };
};

const repeatPhrases: readonly (readonly [string, Repeat])[] = [
  ["every weekday", "weekdays"],
  ["every workday", "weekdays"],
  ["hafta ici her gun", "weekdays"],
  ["her hafta ici", "weekdays"],
  ["every day", "daily"],
  ["everyday", "daily"],
  ["her gun", "daily"],
  ["every week", "weekly"],
  ["her hafta", "weekly"],
  ["every month", "monthly"],
  ["her ay", "monthly"],
];

const readRepeat: Reader = (words, at, now) => {
  const said = firstSaid(repeatPhrases, words, at);
  if (said) return { kind: "repeat", taken: said.taken, repeat: said.value };
  if (words[at]?.plain === "her" && words[at + 1]?.plain === "ayin") {
    const found = readMonthDay(words, at + 1, now);
    return found && { ...found, kind: "repeat", taken: found.taken + 1, repeat: "monthly" };
  }
  if (!/^(?:every|her)$/.test(words[at]?.plain ?? "")) return null;
  const weekday = weekdays[words[at + 1]?.plain ?? ""];
  return weekday === undefined ? null : { kind: "repeat", taken: 2, repeat: "weekly", day: coming(weekday, now, true) };
};

const minutesOf = (hour: number, minute: number) => (hour <= 23 && minute <= 59 ? hour * 60 + minute : null);

/** Nobody hands in at five in the morning: a bare 1 to 6 is the afternoon's, `05:00` the morning's. */
const likely = (hour: number, isBare: boolean) => (isBare && hour >= 1 && hour <= 6 ? hour + 12 : hour);

const partsOfDay: Readonly<Record<string, "morning" | "evening">> = {
  ...{ sabah: "morning", ogleden: "evening", aksam: "evening", gece: "evening", aksami: "evening" },
};

/** `14:00`, `14.30`, `2:30pm`, `2pm`. */
function clockOf(word: Word | undefined): { minute: number; isPlain: boolean } | null {
  const text = (word?.raw ?? "")
    .toLowerCase()
    .replace(/['’].*$/, "")
    .replace(/[,;]$/, "");
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d\d))?(am|pm)?$/.exec(text) ?? [];
  if (hour === undefined) return null;
  if (half && (Number(hour) > 12 || hour === "0")) return null;
  const inDay = half ? (Number(hour) % 12) + (half === "pm" ? 12 : 0) : likely(Number(hour), hour.length === 1);
  const found = minutesOf(inDay, Number(minute ?? 0));
  return found === null ? null : { minute: found, isPlain: minute === undefined && !half };
}

const time = (minute: number, taken: number): Found => ({ kind: "time", taken, minute });

/** A bare hour is one behind `at` or `saat`, and with a Turkish ending: `14'te`. */
const readTime: Reader = (words, at) => {
  const word = words[at];
  if (!word) return null;
  if (/^(?:noon|oglen)$/.test(word.plain)) return time(12 * 60, 1);
  const part = partsOfDay[word.plain];
  const partClock = part && clockOf(words[at + 1]);
  if (partClock) {
    const hour = Math.floor(partClock.minute / 60);
    const isLate = part === "evening" && hour < 12;
    const isEarly = part === "morning" && hour > 12 && words[at + 1]?.plain.length === 1;
    return time(partClock.minute + (isLate ? 12 * 60 : isEarly ? -12 * 60 : 0), 2);
  }
  const clock = clockOf(word);
  if (!clock) return null;
  const next = words[at + 1]?.plain;
  if (clock.isPlain && (next === "am" || next === "pm")) {
    const hour = Number(word.plain);
    return hour >= 1 && hour <= 12 ? time(((hour % 12) + (next === "pm" ? 12 : 0)) * 60, 2) : null;
  }
  if (!clock.isPlain) return time(clock.minute, 1);
  const isAsked = /^(?:at|saat)$/.test(words[at - 1]?.plain ?? "") || /^(?:te|ta|de|da)$/.test(word.ending);
  return isAsked ? time(clock.minute, 1) : null;
};

/** In the order in which they are asked: what is said in more words comes first. */
export const readers: readonly Reader[] = [
  readRepeat,
  readDistance,
  readWeekday,
  readPhrase,
  readMonth,
  readNumeric,
  readMonthDay,
  readTime,
];
