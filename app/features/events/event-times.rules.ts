/** Dates and times as the university's clocks show them, and the moments that they are. */

const ZONE = "Europe/Istanbul";
const DAY = 86_400_000;
const MINUTE = 60_000;

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  hourCycle: "h23",
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" },
});

/** A moment (UTC milliseconds) as the local clock shows it: `2026-11-21`, `09:00`. */
export function localTime(moment: number): { date: string; time: string } {
  const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { date: `${found.year}-${found.month}-${found.day}`, time: `${found.hour}:${found.minute}` };
}

/** How far the local clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const { date, time } = localTime(moment);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / MINUTE) * MINUTE;
}

/** The moment (UTC milliseconds) at which local clocks show this; a time that a clock change skips is the one after it. */
export function momentOf(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const first = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(first);
}

/** The calendar day so many days after one; `2026-11-30` + 1 is `2026-12-01`. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/** The day of a date row: a calendar day, or that of an ISO timestamp on local clocks; null when it is neither. */
export function dayOf(text: string): string | null {
  if (isDay(text)) return text;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : localTime(moment).date;
}

export interface DateRow {
  event_date: string;
  event_time: string;
  event_end_time?: string;
}

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
  const today = localTime(now).date;
  const start = momentOf(today, "00:00");
  const days = { today: 1, week: 7, month: 30 } as const;
  if (period === "past") return { from: 0, until: start };
  if (period === "upcoming") return { from: start, until: Number.MAX_SAFE_INTEGER };
  return { from: start, until: momentOf(dayAfter(today, days[period]), "00:00") };
}

/** The days of a range, as far as it has an end. */
export function daysOf(from: number, until: number): string[] {
  const days: string[] = [];
  for (let day = localTime(from).date; momentOf(day, "00:00") < until; day = dayAfter(day, 1)) days.push(day);
  return days;
}
