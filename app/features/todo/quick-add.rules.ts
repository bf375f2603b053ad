/**
 * What one line says of a todo, in Turkish and English alike: `yarın 14:00 rapor #fizik !`, `lab report friday`. The same function
 * shows it while somebody types and reads it when it arrives. No kept library reads Turkish dates (decision 036).
 */
import type { Repeat } from "~/platform/repeats";
import { isoWeekday } from "~/platform/repeats";
import { dayAfter } from "~/platform/time";
import { readers } from "./quick-add-dates.rules";
import type { Found } from "./quick-add-found";
import { type Moment, plainAt, says, type Word, wordsOf } from "./quick-add-word";
import { LEADING, PAST, TRAILING } from "./quick-add-words";

export type { Moment } from "./quick-add-word";

export const MAX_LIST = 40;

/** What can be taken out of a line. */
export const marks = ["date", "time", "list", "priority", "repeat"] as const;
export type Mark = (typeof marks)[number];

export interface QuickAdd {
  /** What is left of the line. */
  title: string;
  list: string;
  dueOn: string | null;
  dueMinute: number | null;
  priority: 0 | 1 | 2;
  repeat: Repeat;
}

const LIST = /^#([\p{L}\p{N}][\p{L}\p{N}_-]*)[.,;:]?$/u;

interface Reading {
  found: Partial<Record<Mark, true>>;
  list: string;
  priority: 0 | 1 | 2;
  day: string | null;
  minute: number | null;
  repeat: Repeat;
  /** Whether the minute is of the night that begins on the day. */
  rolls: boolean;
  taken: Set<number>;
  /** The last thing that said a day, and where it ended. */
  last?: { found: Found; end: number };
}

/** What stands for itself: a list, a priority. @returns whether the word is one */
function readSign(word: Word, reading: Reading, ignored: ReadonlySet<Mark>): boolean {
  const [, list] = LIST.exec(word.raw) ?? [];
  if (list && /\p{L}/u.test(list) && list.length <= MAX_LIST && !reading.found.list && !ignored.has("list")) {
    reading.list = list;
    reading.found.list = true;
    return true;
  }
  if (!/^!{1,3}$/.test(word.raw) || reading.found.priority || ignored.has("priority")) return false;
  reading.priority = word.raw.length === 1 ? 1 : 2;
  reading.found.priority = true;
  return true;
}

/** Whether this is the first of its kind in the line; of two days the second is a part of the title. */
function fits({ kind, minute }: Found, { found }: Reading, ignored: ReadonlySet<Mark>): boolean {
  if (ignored.has(kind) || found[kind]) return false;
  return !(kind === "date" && minute !== undefined && (found.time || ignored.has("time")));
}

/** Whether a weekday and a date beside it say the same day: `27 Kasım Cuma`. */
function isSameDay(one: Found, at: number, { last }: Reading): boolean {
  if (!last || last.end !== at || one.kind !== "date" || !one.day || !last.found.day) return false;
  if (one.weekday === undefined) return last.found.weekday === isoWeekday(one.day);
  return last.found.weekday === undefined && one.weekday === isoWeekday(last.found.day);
}

/** Marks words as taken, with what belongs to them before and behind. @returns where the line goes on */
function takeWords(from: number, until: number, words: readonly Word[], taken: Set<number>): number {
  let [first, end] = [from, until];
  const isLead = (at: number) => LEADING.has(plainAt(words, at)) || words[at]?.raw === "@";
  while (first > 0 && !taken.has(first - 1) && isLead(first - 1)) first -= 1;
  const isBefore = /[td][ae]n$/.test(words[end - 1]?.ending || plainAt(words, end - 1)) && plainAt(words, end) === "once";
  if (isBefore) end += 1;
  while (TRAILING.has(plainAt(words, end))) end += 1;
  for (let i = first; i < end; i++) taken.add(i);
  return end;
}

function take(one: Found, at: number, words: readonly Word[], reading: Reading): number {
  const end = at + one.taken;
  if (one.day === undefined && one.minute === undefined && one.repeat === undefined) return end;
  reading.found[one.kind] = true;
  if (one.minute !== undefined) {
    reading.minute = one.minute;
    reading.rolls = one.rolls ?? false;
    reading.found.time = true;
  }
  if (one.day !== undefined && (one.kind === "date" || reading.day === null)) reading.day = one.day;
  reading.repeat = one.repeat ?? reading.repeat;
  const until = one.keeps ? end : takeWords(at, end, words, reading.taken);
  if (one.kind === "date") reading.last = { found: one, end: until };
  return until;
}

/** Whether what begins here lies behind us: `geçen cuma`, `dün akşam 8'de`, `yesterday at 9`. */
function isPast(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (LEADING.has(plainAt(words, before))) before -= 1;
  return PAST.has(plainAt(words, before)) || ["gecen hafta", "last week"].some((text) => says(words, before - 1, text));
}

/** Goes past what lies behind us, and the hour that belongs to it. */
function pastBy(one: Found, at: number, words: readonly Word[], now: Moment): number {
  let end = at + one.taken;
  while (LEADING.has(plainAt(words, end))) end += 1;
  const time = readers.reduce<Found | null>((known, reader) => known ?? reader(words, end, now), null);
  return time?.kind === "time" ? end + time.taken : at + one.taken;
}

function read(words: readonly Word[], now: Moment, ignored: ReadonlySet<Mark>): Reading {
  const reading: Reading = { found: {}, list: "", priority: 0, day: null, minute: null, repeat: "none", rolls: false, taken: new Set() };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word && readSign(word, reading, ignored)) {
      reading.taken.add(at);
      at += 1;
      continue;
    }
    const one = readers.reduce<Found | null>((known, reader) => known ?? reader(words, at, now), null);
    if (!one) at += 1;
    else if (isPast(words, at)) at = pastBy(one, at, words, now);
    else if (fits(one, reading, ignored)) at = take(one, at, words, reading);
    else if (isSameDay(one, at, reading)) {
      if (one.weekday === undefined) reading.day = one.day ?? reading.day;
      at = takeWords(at, at + one.taken, words, reading.taken);
    } else at += 1;
  }
  return reading;
}

const FRIDAY = 5;

/** The day of a todo that says only a time or how it repeats: today, unless that time is over. */
function dayFor({ day, minute, repeat, rolls }: Reading, now: Moment): string | null {
  if (day !== null) return rolls ? dayAfter(day, 1) : day;
  if (minute === null && repeat === "none") return null;
  const first = minute !== null && minute <= now.minute ? dayAfter(now.today, 1) : now.today;
  return repeat === "weekdays" && isoWeekday(first) > FRIDAY ? dayAfter(first, 8 - isoWeekday(first)) : first;
}

/**
 * Reads a line. Where nothing would be left for a title, the line is the title and says nothing.
 * @param ignored what isn't to be understood, as its writer said
 */
export function readLine(line: string, now: Moment, ignored: ReadonlySet<Mark> = new Set()): QuickAdd {
  const words = wordsOf(line);
  const reading = read(words, now, ignored);
  const title = words
    .filter((_, i) => !reading.taken.has(i))
    .map(({ raw }) => raw)
    .join(" ")
    .replace(/^[,;–—-]\s+|[,;]$|\s[–—-]$/g, "");
  if (!/[\p{L}\p{N}]/u.test(title))
    return { title: line.trim().replace(/\s+/g, " "), list: "", dueOn: null, dueMinute: null, priority: 0, repeat: "none" };
  return {
    title,
    list: reading.list,
    dueOn: dayFor(reading, now),
    dueMinute: reading.minute,
    priority: reading.priority,
    repeat: reading.repeat,
  };
}
