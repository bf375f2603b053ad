/** Reads days out of the words of a line: each reader is given a place and says how many words it took. */

import { dayInMonth, isoWeekday, type Repeat } from "~/platform/repeats";
import { dayAfter, isDay } from "~/platform/time";
import type { Found } from "./quick-add-found";
import { amountAt } from "./quick-add-numbers.rules";
import { readThisPart, readTime } from "./quick-add-times.rules";
import { firstSaid, isClockAt, isNamed, isVersion, type Moment, plainAt, says, type Word } from "./quick-add-word";
import {
  briefWeekdays,
  doubtfulMonths,
  doubtfulWeekdays,
  isCounted,
  isNameOfDay,
  JOINING,
  LEADING,
  MONTH_ENDING,
  months,
  NUMBERED,
  PARTS,
  PLACES,
  type Unit,
  units,
  weekdays,
  weekdaysEach,
  weekdaysFrom,
} from "./quick-add-words";

type Reader = (words: readonly Word[], at: number, now: Moment) => Found | null;

const DAY_MINUTES = 24 * 60;

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

/** Saturday, or the day of the weekend that it is. */
const thisWeekend = (now: Moment) => (isoWeekday(now.today) >= 6 ? now.today : coming(6, now));
const nextWeekend = (now: Moment) => dayAfter(mondayNext(now), 5);
const nextMonth = ({ today }: Moment) => dayInMonth(today, 1, 1);
const endOfMonth = ({ today }: Moment) => dayInMonth(today, 0, 31);

/** Longer ones first. */
const dayPhrases: readonly (readonly [string, (now: Moment) => string])[] = [
  ["end of the month", endOfMonth],
  ["end of month", endOfMonth],
  ...["ayin sonuna", "ayin sonunda", "ay sonuna", "ay sonunda", "ay sonu"].map((text) => [text, endOfMonth] as const),
  ["the day after tomorrow", afterToday(2)],
  ["day after tomorrow", afterToday(2)],
  ["yarindan sonraki gun", afterToday(2)],
  ["obur gun", afterToday(2)],
  ...["gelecek", "onumuzdeki", "haftaya"].flatMap((next) =>
    ["hafta sonu", "hafta sonuna", "hafta sonunda", "haftasonu", "haftasonuna"].map((text) => [`${next} ${text}`, nextWeekend] as const),
  ),
  ["next weekend", nextWeekend],
  ["next week", mondayNext],
  ["gelecek hafta", mondayNext],
  ["onumuzdeki hafta", mondayNext],
  ["haftaya bugun", afterToday(7)],
  ["next month", nextMonth],
  ["gelecek ay", nextMonth],
  ["onumuzdeki ay", nextMonth],
  ...[
    "this weekend",
    "the weekend",
    "hafta sonu",
    "hafta sonuna",
    "hafta sonunda",
    "haftasonu",
    "haftasonuna",
    "haftasonunda",
    "weekend",
  ].map((text) => [text, thisWeekend] as const),
  ...["today", "bugun", "bugune"].map((text) => [text, afterToday(0)] as const),
  ...["tomorrow", "tmr", "tmrw", "yarin", "yarina", "yarindan"].map((text) => [text, afterToday(1)] as const),
  ["haftaya", mondayNext],
];

/** Behind an apostrophe, what makes a day say whose something is: `friday's notes`, `15 Mart'ın`. */
const isOwner = (word: Word | undefined): boolean => /^(?:s|[nd]?[iu]n|ki)$/.test(word?.ending ?? "");

/** What took place on a day: `29 Ekim'de çekilen`. */
const isPastBeside = (words: readonly Word[], last: number): boolean =>
  /[td][ae]$/.test(words[last]?.ending || plainAt(words, last)) && /(?:[iu][ln][ae]n|[dt][iu]g[iu]\w*)$/.test(plainAt(words, last + 1));

const readPhrase: Reader = (words, at, now) => {
  const said = firstSaid(dayPhrases, words, at);
  if (!said || isOwner(words[at + said.taken - 1])) return null;
  if (plainAt(words, at) === "yarindan" && said.taken === 1 && plainAt(words, at + 1) !== "once") return null;
  return { kind: "date", taken: said.taken, day: said.value(now) };
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

/** The weekdays that stand side by side: `salı ve perşembe`, `Mon/Wed`, `pazartesiden cumaya`. */
function weekdaysAt(words: readonly Word[], at: number): { all: number[]; taken: number } {
  const all: number[] = [];
  let end = at;
  for (let place = at; place < words.length; place += 1) {
    const plain = plainAt(words, place);
    const here = plain === "" ? [] : plain.split(" ").map((part) => weekdays[part] ?? weekdaysFrom[part]);
    if (here.length > 0 && here.every((each) => each !== undefined)) {
      all.push(...here);
      end = place + 1;
    } else if (end !== place || all.length === 0 || !JOINING.has(words[place]?.text ?? "")) break;
  }
  return { all, taken: end - at };
}

/** `sat`, `sun`: in Turkish verbs, in English more often an exam and a star. */
function isDoubtful(words: readonly Word[], at: number, { locale }: Moment): boolean {
  const word = words[at];
  if (!word || !doubtfulWeekdays.has(word.plain)) return false;
  if (LEADING.has(plainAt(words, at - 1))) return false;
  const isShouted = word.raw === word.raw.toUpperCase();
  return (
    locale === "tr" || isShouted || (words[at + 1] !== undefined && !/^[\d#!]|^at$/.test(words[at + 1]?.text || words[at + 1]?.raw || ""))
  );
}

/** Whether a weekday is, or belongs to, a name: `Black Friday`, `Blue Monday`, `a Wednesday Addams costume`. */
const isName = (words: readonly Word[], at: number): boolean =>
  isNameOfDay(plainAt(words, at - 1), plainAt(words, at), plainAt(words, at + 1)) ||
  plainAt(words, at - 1) === "a" ||
  /^(?:adli|isimli|baslikli)$/.test(plainAt(words, at + 1)) ||
  // A capital at the beginning of a line tells nothing.
  (at > 1 && isNamed(words[at]) && monthOf(words[at - 1]) === null && /^\p{Lu}[\p{Lu}\p{Ll}]+$/u.test(words[at - 1]?.raw ?? ""));

const readWeekday: Reader = (words, at, now) => {
  const week = firstSaid(weekPhrases, words, at);
  const place = at + (week?.taken ?? 0);
  const several = weekdaysAt(words, place);
  if (several.all.length > 1) {
    const taken = (week?.taken ?? 0) + several.taken;
    const [day] = several.all.map((weekday) => coming(weekday, now, week?.value === "this")).sort();
    return { kind: "date", taken, day, keeps: true };
  }
  const word = words[place];
  const brief = now.locale === "tr" && word && isClockAt(words, place + 1) ? briefWeekdays[word.plain] : undefined;
  const weekday = word && (weekdays[word.plain] ?? brief ?? (plainAt(words, place + 1) === "once" ? weekdaysFrom[word.plain] : undefined));
  if (weekday === undefined || !word || isOwner(word) || (!week && isDoubtful(words, place, now))) return null;
  if (isName(words, place)) return null;
  const taken = (week?.taken ?? 0) + Math.max(1, several.taken);
  const day = week?.value === "next" ? dayAfter(mondayNext(now), weekday - 1) : coming(weekday, now, week?.value === "this");
  // `Friday the 13th` is a day only where that Friday is one.
  const ordinal = plainAt(words, place + 1) === "the" ? dateOf(words[place + 2]) : null;
  if (ordinal !== null && ordinal !== Number(day.slice(8))) return { kind: "date", taken: taken + 2, keeps: true };
  return { kind: "date", taken: taken + (ordinal === null ? 0 : 2), day, weekday };
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
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.text ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Whether a short month is a word of the line: `2 eki indir`. */
function isWord(words: readonly Word[], at: number, month: number): boolean {
  if (!doubtfulMonths.has(plainAt(words, month)) || LEADING.has(plainAt(words, at - 1))) return false;
  const next = words[month + 1];
  return next !== undefined && !/^(?:kadar$|\d|#|!)/.test(next.text || next.raw);
}

/** `15 mart`, `march 15th`, `15 March 2027`, `the 5th of May`. */
const readMonth: Reader = (words, at, now) => {
  const isDayFirst = dateOf(words[at]) !== null;
  const between = isDayFirst && plainAt(words, at + 1) === "of" ? 1 : 0;
  const [date, month] = isDayFirst ? [dateOf(words[at]), monthOf(words[at + 1 + between])] : [dateOf(words[at + 1]), monthOf(words[at])];
  if (date === null || month === null) return null;
  const last = at + 1 + between;
  const next = words[last + 1];
  if (isWord(words, at, isDayFirst ? last : at) || isOwner(words[last]) || isPastBeside(words, last)) return null;
  if ((isNamed(next) && PLACES.test(next?.plain ?? "")) || (!isDayFirst && isCounted(next?.plain ?? ""))) return null;
  const year = /^20\d\d$/.test(next?.plain ?? "") ? next?.plain : null;
  const given = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const day = year === null ? inYear(date, month, now) : isDay(given) ? given : null;
  return day === null ? null : { kind: "date", taken: last - at + (year === null ? 1 : 2), day };
};

/** Whether a number with a slash is a share or a place in a row: `1/2 kg`, `page 3/5`, `24/7`. */
function isFraction(words: readonly Word[], at: number, over: number, under: number): boolean {
  if (isCounted(plainAt(words, at + 1)) || PARTS.has(plainAt(words, at - 1)) || (over === 24 && under === 7)) return true;
  const isLed =
    LEADING.has(plainAt(words, at - 1)) || plainAt(words, at + 1) === "kadar" || /^y?[ae]|^[td][ae]/.test(words[at]?.ending ?? "");
  return !isLed && over <= under && under <= 4;
}

/** `15/3`, `15.03.2027`, `2027-03-15`. A point without a year is a time's or a number's more often: `14.30`, `3.5`. */
const readNumeric: Reader = (words, at, now) => {
  const text = words[at]?.text ?? "";
  if (isDay(text)) return { kind: "date", taken: 1, day: text };
  const [, date, mark, month, year] = /^(\d{1,2})([./])(\d{1,2})(?:\2(20\d\d))?\.?$/.exec(text) ?? [];
  if (date === undefined || month === undefined) return null;
  if (mark === "/" && !year && isFraction(words, at, Number(date), Number(month))) return null;
  if (mark === "." && !year && !isPointed(words, at, date, month)) return null;
  const given = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const day = year ? (isDay(given) ? given : null) : inYear(Number(date), Number(month), now);
  return day === null ? null : { kind: "date", taken: 1, day };
};

/** Whether two numbers with a point between them are a day: not `3.10` of a version, not `14.30`. */
function isPointed(words: readonly Word[], at: number, date: string, month: string): boolean {
  if (month.length === 1 || Number(month) > 12 || Number(month) === 0) return false;
  const before = plainAt(words, at - 1);
  if (/^(?:saat|at)$/.test(before) || isVersion(words, at) || isCounted(plainAt(words, at + 1))) return false;
  return date.length === 2 || LEADING.has(before) || plainAt(words, at + 1) === "kadar" || /^y?[ae]$/.test(words[at]?.ending ?? "");
}

/** `ayın 15'i`, `gelecek ayın 15'i`, `on the 15th`, `on the 15th of next month`: in this month, or the next one. Not `the 5th Wave`, nor `on the 5th floor`. */
const readMonthDay: Reader = (words, at, { today }) => {
  const said = /^(?:gelecek|onumuzdeki|bu)$/.test(plainAt(words, at)) && plainAt(words, at + 1) === "ayin" ? plainAt(words, at) : "";
  const isTurkish = said !== "" || plainAt(words, at) === "ayin";
  const place = at + (said ? 2 : isTurkish ? 1 : 0);
  const date = dateOf(words[place]);
  if (date === null || date < 1 || date > 31) return null;
  const isOrdinal = /\d(st|nd|rd|th)$/.test(words[place]?.text ?? "") && plainAt(words, at - 1) === "the";
  const isLed = /^(?:on|by|until|till|due|before)$/.test(plainAt(words, at - 2));
  const next = words[place + 1];
  if (!isTurkish && !(isOrdinal && isLed && !isNamed(next) && !NUMBERED.has(next?.plain ?? ""))) return null;
  const behind = isTurkish ? undefined : ["of next month", "of this month"].find((text) => says(words, place + 1, text));
  const taken = place - at + (behind ? 4 : 1);
  const here = dayInMonth(today, 0, date);
  const isNext = /gelecek|onumuzdeki|next/.test(said + behind) || (here < today && !/bu|this/.test(said + behind));
  return { kind: "date", taken, day: isNext ? dayInMonth(today, 1, date) : here };
};

function later(amount: number, unit: Unit, { today, minute }: Moment): Pick<Found, "day" | "minute"> | null {
  if (unit === "hour" || unit === "minute") {
    const total = minute + Math.round(amount * (unit === "hour" ? 60 : 1));
    return { day: dayAfter(today, Math.floor(total / DAY_MINUTES)), minute: total % DAY_MINUTES };
  }
  if (!Number.isInteger(amount)) return null;
  if (unit === "month") return { day: dayInMonth(today, amount, Number(today.slice(8))) };
  return { day: dayAfter(today, amount * (unit === "week" ? 7 : 1)) };
}

/** `in 3 days`, `3 gün sonra`, `2 saat içinde`, `bir buçuk saat sonra`, `two weeks from now`. */
const readDistance: Reader = (words, at, now) => {
  const isEnglish = /^(?:in|within)$/.test(plainAt(words, at));
  const place = at + (isEnglish ? 1 : 0);
  const amount = amountAt(words, place);
  const unit = amount && units[plainAt(words, place + amount.taken)];
  if (!amount || !unit) return null;
  const end = place + amount.taken + 1;
  const isFromNow = plainAt(words, end) === "from" && /^(?:now|today)$/.test(plainAt(words, end + 1));
  if (says(words, end, "from tomorrow")) return { kind: "date", taken: end - at + 2, keeps: true };
  const isUntil = /[ae]$/.test(plainAt(words, end - 1)) && plainAt(words, end) === "kadar";
  const isTurkish = /^(?:sonra|sonraya|icinde)$/.test(plainAt(words, end)) || isUntil;
  const moment = isEnglish || isTurkish || isFromNow ? later(amount.value, unit, now) : null;
  return moment && { kind: "date", taken: end - at + (isFromNow ? 2 : isTurkish ? 1 : 0), ...moment };
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

/** With a time behind them what comes each workday. */
const workdayPhrases: readonly (readonly [string, true])[] = [
  ["on weekdays", true],
  ["weekdays", true],
  ["hafta ici", true],
];

const readRepeat: Reader = (words, at, now) => {
  const isEach = /^(?:every|her)$/.test(plainAt(words, at));
  if (isEach && ["hafta sonu", "haftasonu", "weekend"].some((text) => firstSaid([[text, true]], words, at + 1))) {
    const taken = plainAt(words, at + 1) === "hafta" ? 3 : 2;
    return { kind: "repeat", taken, repeat: "weekly", day: coming(6, now, true) };
  }
  // No todo repeats each second week: its first day is read, and the title says the rest.
  const other = isEach && /^(?:other|second)$/.test(plainAt(words, at + 1)) ? weekdays[plainAt(words, at + 2)] : undefined;
  if (other !== undefined) return { kind: "date", taken: 3, day: coming(other, now, true), keeps: true };
  const workdays = firstSaid(workdayPhrases, words, at);
  if (workdays && isClockAt(words, at + workdays.taken)) return { kind: "repeat", taken: workdays.taken, repeat: "weekdays" };
  const said = firstSaid(repeatPhrases, words, at);
  if (said) return { kind: "repeat", taken: said.taken, repeat: said.value };
  if (plainAt(words, at) === "her" && plainAt(words, at + 1) === "ayin") {
    const found = readMonthDay(words, at + 1, now);
    return found && { ...found, kind: "repeat", taken: found.taken + 1, repeat: "monthly" };
  }
  const isPlural = /^gunleri$/.test(plainAt(words, at + 1));
  const each = weekdaysEach[plainAt(words, at)] ?? (isPlural ? weekdays[plainAt(words, at)] : undefined);
  if (each !== undefined && isName(words, at)) return null;
  if (each !== undefined) return { kind: "repeat", taken: isPlural ? 2 : 1, repeat: "weekly", day: coming(each, now, true) };
  if (!isEach) return null;
  const { all, taken } = weekdaysAt(words, at + 1);
  const [weekday, ...others] = all;
  if (weekday === undefined) return null;
  // A todo repeats on one day of the week: of several the first is its day, and the title says the rest.
  const days = all.map((one) => coming(one, now, true)).sort();
  if (others.length > 0) return { kind: "date", taken: taken + 1, day: days[0], keeps: true };
  return { kind: "repeat", taken: 2, repeat: "weekly", day: days[0] };
};

const readToday: Reader = (words, at, { today }) => readThisPart(words, at, today);

/** In the order in which they are asked: what is said in more words comes first. */
export const readers: readonly Reader[] = [
  readRepeat,
  readDistance,
  readWeekday,
  readToday,
  readPhrase,
  readMonth,
  readNumeric,
  readMonthDay,
  readTime,
];
