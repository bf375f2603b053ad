/** When an alarm rings, by the university's clocks. */
import { MINUTE } from "~/platform/clock";
import { nextDay, type Repeat } from "~/platform/repeats";
import { clockTime, dayAfter, localDay, momentOf } from "~/platform/time";

/** Cron comes every minute: who is told so much later is told that it is late. */
export const LATE = 5 * MINUTE;

export interface Times {
  /** One of its days. */
  day: string;
  minute: number;
  repeat: Repeat;
  repeatDay: number;
}

const momentOn = (day: string, minute: number) => momentOf(day, clockTime(minute));

/**
 * The first moment after `now` at which something rings that has rung on its day: what was missed isn't made up for.
 * @returns null when it doesn't repeat
 */
export function nextRing({ day, minute, repeat, repeatDay }: Times, now: number): number | null {
  const today = localDay(now);
  const candidates = [dayAfter(today, -1), today].map((after) => nextDay(repeat, day, repeatDay, after));
  const found = candidates.find((each) => each !== null && momentOn(each, minute) > now);
  return found ? momentOn(found, minute) : null;
}

/** The first moment at which a new alarm rings; null when all of them are over. */
export function firstRing(times: Times, now: number): number | null {
  const first = momentOn(times.day, times.minute);
  return first > now ? first : nextRing(times, now);
}

/** Whether a ring comes so late that its owner is told. */
export const isLate = (dueAt: number, now: number): boolean => now - dueAt >= LATE;
