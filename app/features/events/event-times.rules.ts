/** When events take place: date rows of forms as moments, and parts of the agenda. */
import { HOUR } from "~/platform/clock";
import { dayAfter, dayOf, localDay, localTime, momentOf, startOfDay } from "~/platform/time";

export interface DateRow {
  event_date: string;
  event_time: string;
  event_end_time?: string;
}

/** How long an occurrence lasts whose end nobody said; the database's triggers say the same. Milliseconds. */
export const ASSUMED_LENGTH = 2 * HOUR;

/** When an occurrence is over, for all we know. */
export const endOf = ({ startsAt, endsAt }: Occurrence): number => endsAt ?? startsAt + ASSUMED_LENGTH;

/** When something takes place. UTC milliseconds. */
export interface Occurrence {
  startsAt: number;
  endsAt: number | null;
}

/** An end that lies before the start is on the next day. */
function occurrenceOf({ event_date, event_time, event_end_time }: DateRow): Occurrence {
  const day = dayOf(event_date) ?? event_date;
  const startsAt = momentOf(day, event_time);
  if (!event_end_time) return { startsAt, endsAt: null };
  const endsAt = momentOf(event_end_time > event_time ? day : dayAfter(day, 1), event_end_time);
  return { startsAt, endsAt };
}

/** Date rows as moments, in order of time; rows that begin at the same time are one. */
export function occurrencesOf(rows: readonly DateRow[]): Occurrence[] {
  const byStart = new Map(rows.map(occurrenceOf).map((each) => [each.startsAt, each]));
  return [...byStart.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** A moment as a date row. */
export function dateRowOf({ startsAt, endsAt }: Occurrence): DateRow {
  const { date, time } = localTime(startsAt);
  return { event_date: date, event_time: time, ...(endsAt !== null && { event_end_time: localTime(endsAt).time }) };
}

/** From when until when (UTC milliseconds) a part of the agenda goes; a week is the seven days that begin today. */
export function rangeOf(period: "today" | "week" | "month" | "upcoming" | "past", now: number): { from: number; until: number } {
  const today = localDay(now);
  const start = startOfDay(today);
  const days = { today: 1, week: 7, month: 30 } as const;
  if (period === "past") return { from: 0, until: start };
  if (period === "upcoming") return { from: start, until: Number.MAX_SAFE_INTEGER };
  return { from: start, until: startOfDay(dayAfter(today, days[period])) };
}
