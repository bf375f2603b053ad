/** When events take place: date rows of forms as moments, and parts of the agenda. */
import { ASSUMED_LENGTH, DAY } from "~/platform/clock";
import { dayAfter, dayOf, daysOf, isDay, localDay, localTime, momentOf, stampOf, startOfDay } from "~/platform/time";
import type { Period } from "./options";

export interface DateRow {
  event_date: string;
  event_time: string;
  event_end_time?: string;
}

/** No occurrence lasts longer: one that ends before it begins ends on the next day. Milliseconds. */
export const LONGEST = DAY;

/** When an occurrence is over, for all we know. */
export const endOf = ({ startsAt, endsAt }: Occurrence): number => endsAt ?? startsAt + ASSUMED_LENGTH;

/** The days on which it is on, for all we know; one that ends at midnight isn't on the day that begins then. */
export const daysOn = (occurrence: Occurrence): string[] => daysOf(occurrence.startsAt, endOf(occurrence));

/** When something takes place. UTC milliseconds. */
export interface Occurrence {
  startsAt: number;
  endsAt: number | null;
}

/** Whether a row ends on the day after it begins. */
export const endsNextDay = ({ event_time, event_end_time }: Pick<DateRow, "event_time" | "event_end_time">): boolean =>
  Boolean(event_end_time) && (event_end_time ?? "") <= event_time;

/** An end that lies before the start is on the next day. */
export function occurrenceOf({ event_date, event_time, event_end_time }: DateRow): Occurrence {
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

/** Whether everything of these dates has begun by a moment, so that nobody can plan to come any more; false of a date that is none. */
export const haveAllBegun = (rows: readonly DateRow[], now: number): boolean =>
  rows.length > 0 && rows.every((row) => isDay(row.event_date) && occurrenceOf(row).startsAt <= now);

/** Whether a text is a minute as forms write it, at the university: `2026-11-30T18:00`. */
export const isMinute = (text: string): boolean => isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));

/** The minute of an ISO timestamp; null when it is none. */
export function minuteOf(text: string): string | null {
  const stamp = stampOf(text);
  return stamp && `${stamp.date}T${stamp.time}`;
}

/** The moment of such a minute; null of nothing. */
export const momentOrNull = (text: string | null | undefined): number | null => (text ? momentOf(text.slice(0, 10), text.slice(11)) : null);

/** A moment as such a minute; null of none. */
export function minuteText(moment: number | null): string | null {
  if (moment === null) return null;
  const { date, time } = localTime(moment);
  return `${date}T${time}`;
}

/** A moment as a date row. */
export function dateRowOf({ startsAt, endsAt }: Occurrence): DateRow {
  const { date, time } = localTime(startsAt);
  return { event_date: date, event_time: time, ...(endsAt !== null && { event_end_time: localTime(endsAt).time }) };
}

/** Where an event is for calendars. @param onlyAt when the one date begins that is wanted; null for all */
export const calendarPath = (eventId: string, onlyAt: number | null): string =>
  `/api/v1/event/${eventId}/calendar.ics${onlyAt === null ? "" : `?at=${onlyAt}`}`;

/** When the date begins that an address asks for; undefined when it asks for none. */
export function dateAsked(url: string): number | undefined {
  const at = Number(new URL(url).searchParams.get("at") || Number.NaN);
  return Number.isSafeInteger(at) ? at : undefined;
}

/** Whether whoever opens a page was told that what their calendar may hold has another time or place. */
export const isCalendarUpdate = (url: string): boolean => new URL(url).searchParams.get("calendar") === "update";

/** From when until when something goes. UTC milliseconds. */
export interface Range {
  from: number;
  until: number;
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The first of the seven days in which a day lies, counted in sevens from today, before it as after it. */
export const sevenDaysAround = (day: string, today: string): string => {
  const between = (Date.parse(day) - Date.parse(today)) / DAY;
  return dayAfter(today, Math.floor(between / 7) * 7);
};

/** So many days from one on. */
export const rangeOfDays = (day: string, days: number): Range => ({ from: startOfDay(day), until: startOfDay(dayAfter(day, days)) });

/** The month so many months after one; `2026-12` + 1 is `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The weeks of a month as a calendar shows them, from Monday to Sunday, with the days around it. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  for (let day = mondayOf(`${month}-01`); day.slice(0, 7) <= month; day = dayAfter(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, step) => dayAfter(day, step)));
  return weeks;
}

/** The part of the agenda that a list is asked for: a single day before a period; a week is the seven days that begin today. */
export function rangeOf(when: Period | { day?: string | undefined; when: Period }, now: number): Range {
  if (typeof when === "object") return when.day ? rangeOfDays(when.day, 1) : rangeOf(when.when, now);
  const period = when;
  const today = localDay(now);
  const start = startOfDay(today);
  const days = { today: 1, week: 7, month: 30 } as const;
  if (period === "past") return { from: 0, until: start };
  if (period === "next-week") return rangeOfDays(dayAfter(mondayOf(today), 7), 7);
  if (period === "upcoming") return { from: start, until: Number.MAX_SAFE_INTEGER };
  return { from: start, until: startOfDay(dayAfter(today, days[period])) };
}
