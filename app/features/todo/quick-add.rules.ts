/**
 * What one line says of a todo, in Turkish and English alike: `yarın 14:00 rapor #fizik !`, `lab report friday`. The same function
 * shows it while somebody types and reads it when it arrives. No kept library reads Turkish dates (decision 036).
 */
import type { Repeat } from "~/platform/repeats";
import { foldTurkish } from "~/platform/search";
import { dayAfter } from "~/platform/time";
import { type Found, type Moment, readers, type Word } from "./quick-add-dates.rules";
import { LEADING, TRAILING } from "./quick-add-words";

export type { Moment } from "./quick-add-dates.rules";

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

function wordsOf(line: string): Word[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const [stem = "", ending = ""] = raw.split(/['’]/);
    return { raw, plain: foldTurkish(stem), ending: foldTurkish(ending), start: index, end: index + raw.length };
  });
}

interface Reading {
  found: Partial<Record<Mark, true>>;
  list: string;
  priority: 0 | 1 | 2;
  day: string | null;
  minute: number | null;
  repeat: Repeat;
  taken: Set<number>;
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

function take(one: Found, at: number, words: readonly Word[], reading: Reading): number {
  reading.found[one.kind] = true;
  if (one.minute !== undefined) {
    reading.minute = one.minute;
    reading.found.time = true;
  }
  if (one.day !== undefined && (one.kind === "date" || reading.day === null)) reading.day = one.day;
  reading.repeat = one.repeat ?? reading.repeat;
  let [from, until] = [at, at + one.taken];
  while (from > 0 && !reading.taken.has(from - 1) && LEADING.has(words[from - 1]?.plain ?? "") && words[from - 1]?.raw.length) from -= 1;
  while (TRAILING.has(words[until]?.plain ?? "")) until += 1;
  for (let i = from; i < until; i++) reading.taken.add(i);
  return until;
}

function read(words: readonly Word[], now: Moment, ignored: ReadonlySet<Mark>): Reading {
  const reading: Reading = { found: {}, list: "", priority: 0, day: null, minute: null, repeat: "none", taken: new Set() };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word && readSign(word, reading, ignored)) {
      reading.taken.add(at);
      at += 1;
      continue;
    }
    const one = readers.reduce<Found | null>((known, reader) => known ?? reader(words, at, now), null);
    at = one && fits(one, reading, ignored) ? take(one, at, words, reading) : at + 1;
  }
  return reading;
}

/** The day of a todo that says only a time or how it repeats: today, unless that time is over. */
function dayFor({ day, minute, repeat }: Reading, now: Moment): string | null {
  if (day !== null) return day;
  if (minute === null && repeat === "none") return null;
  return minute !== null && minute <= now.minute ? dayAfter(now.today, 1) : now.today;
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
    .join(" ");
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
