/** What the front page says of a day: what comes next and how soon, what is over, and where each thing stands between morning and night. */
import type { PlannerEntry } from "~/engines/planner";
import { HOUR, MINUTE } from "~/platform/clock";
import { startOfDay } from "~/platform/time";

/** Something of the day, with what its kind says of it (`engines/planned`). */
export interface TodayEntry extends PlannerEntry {
  mark?: "due" | "moment";
}

/** A day of the week ahead, as one's space has it. */
export interface DayAhead {
  day: string;
  isToday: boolean;
  entries: readonly TodayEntry[];
}

/** From so many minutes on the time is told instead. */
const SOON = 120;
/** How long something lasts whose end nobody said. */
const ASSUMED = 2 * HOUR;

const beginOf = ({ day, start }: TodayEntry) => startOfDay(day) + (start ?? 0) * MINUTE;
const endOf = (entry: TodayEntry) => (entry.end === null ? beginOf(entry) + ASSUMED : startOfDay(entry.day) + entry.end * MINUTE);

/** Whether it takes a part of the day. */
const lasts = ({ mark, start }: TodayEntry) => start !== null && !mark;

/** Whether it is behind the reader: what is to be done never is. */
export const isPast = (entry: TodayEntry, now: number): boolean =>
  entry.start !== null && entry.mark !== "due" && (lasts(entry) ? endOf(entry) : beginOf(entry)) <= now;

/** Whether it has begun and goes on. */
export const isOn = (entry: TodayEntry, now: number): boolean => lasts(entry) && beginOf(entry) <= now && endOf(entry) > now;

export interface TodayHead {
  /** In a while that is counted in minutes, later today, now, or on another day. */
  is: "soon" | "later" | "on" | "day";
  entry: TodayEntry;
  /** Until it begins, or ends where it is on. */
  minutes: number;
}

const minutesTo = (moment: number, now: number) => Math.ceil((moment - now) / MINUTE);

/** What comes next, else what is on, else the first thing of the next day; null where nothing does. */
export function headOf(days: readonly DayAhead[], now: number): TodayHead | null {
  const [today, ...others] = days;
  const timed = (today?.entries ?? []).filter(({ start }) => start !== null);
  const next = timed.filter((entry) => beginOf(entry) > now).sort((a, b) => beginOf(a) - beginOf(b))[0];
  if (next) {
    const minutes = minutesTo(beginOf(next), now);
    return { is: minutes <= SOON ? "soon" : "later", entry: next, minutes };
  }
  const on = timed.find((entry) => isOn(entry, now));
  if (on) return { is: "on", entry: on, minutes: minutesTo(endOf(on), now) };
  const first = others.flatMap(({ entries }) => entries).find(({ start }) => start !== null);
  return first ? { is: "day", entry: first, minutes: minutesTo(beginOf(first), now) } : null;
}

/** Hours that the line of a day shows whatever is on. */
const MORNING = 8;
const EVENING = 18;

/** Today as a line from one hour to another, and what stands on it, in percent of its length. */
export function lineOf(days: readonly DayAhead[], now: number) {
  const today = days.find(({ isToday }) => isToday);
  const midnight = startOfDay(today?.day ?? "1970-01-01");
  const hourOf = (moment: number) => Math.min(24, Math.max(0, (moment - midnight) / HOUR));
  const timed = (today?.entries ?? []).filter(({ start }) => start !== null);
  const ends = timed.map((entry) => (lasts(entry) ? endOf(entry) : beginOf(entry)));
  const from = Math.min(MORNING, ...timed.map((entry) => Math.floor(hourOf(beginOf(entry)))));
  const until = Math.max(EVENING, ...ends.map((end) => Math.ceil(hourOf(end))));
  const place = (moment: number) => Math.min(100, Math.max(0, ((hourOf(moment) - from) / (until - from)) * 100));
  return {
    from,
    until,
    now: place(now),
    things: timed.map((entry) => {
      const start = place(beginOf(entry));
      return { entry, start, length: lasts(entry) ? place(endOf(entry)) - start : 0, isPast: isPast(entry, now) };
    }),
  };
}
