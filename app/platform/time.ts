/** The university's own time: days, ends of days and moments as its clocks show them. Moments are UTC milliseconds. */
import { configuration } from "../configuration";
import { DAY, MINUTE } from "./clock";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: configuration.university.timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 5000;

/** Offsets by the quarter of an hour in which they hold: no clock was ever changed within one, and asking costs twenty times more. */
const offsets = new Map<number, number>();

function readOffset(moment: number): number {
  const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const local = `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}:00Z`;
  return Date.parse(local) - Math.floor(moment / MINUTE) * MINUTE;
}

/** How far the local clock is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number): number {
  const quarter = Math.floor(moment / QUARTER);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_KNOWN) offsets.clear();
  const offset = readOffset(moment);
  offsets.set(quarter, offset);
  return offset;
}

/** A moment as the local clock shows it: `2026-11-21`, `09:00`. */
export function localTime(moment: number): { date: string; time: string } {
  const text = new Date(moment + offsetAt(moment)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** `08:40` of minutes after midnight. */
export function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minutes after midnight that the local clock shows at a moment. */
export function minuteOfDay(moment: number): number {
  const { time } = localTime(moment);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The calendar day of a moment: `2026-11-21`. */
export const localDay = (moment: number): string => localTime(moment).date;

/** The minutes from midnight of a day to a moment, as clocks show both: 1500 is 01:00 of the next day. */
export const minutesFrom = (day: string, moment: number): number =>
  (Date.parse(localDay(moment)) - Date.parse(day)) / MINUTE + minuteOfDay(moment);

/** The year of a moment. */
export const localYear = (moment: number): number => Number(localDay(moment).slice(0, 4));

/** The moment at which local clocks show this; a time that a clock change skips is the one after it. NaN of what is no day or no time. */
export function momentOf(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const first = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(first);
}

/** The calendar day so many days after one; `2026-11-30` + 1 is `2026-12-01`. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The day so many days after a moment, as forms write it. */
export const dayAhead = (now: number, days: number): string => dayAfter(localDay(now), days);

/** The first moment of a day. */
export const startOfDay = (date: string): number => momentOf(date, "00:00");

/** The last moment of a day. */
export const endOfDay = (date: string): number => startOfDay(dayAfter(date, 1)) - 1;

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T(([01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:[.,]\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** An ISO timestamp as local clocks show it; one without an offset is local already. Null when it is none. */
export function stampOf(text: string): { date: string; time: string } | null {
  const [, date = "", time = "", , offset] = TIMESTAMP.exec(text) ?? [];
  if (!isDay(date)) return null;
  const moment = offset ? Date.parse(`${date}T${time}${offset}`) : momentOf(date, time);
  return Number.isNaN(moment) ? null : localTime(moment);
}

/** The day of a text: a calendar day, or that of an ISO timestamp on local clocks; null when it is neither. */
export const dayOf = (text: string): string | null => (isDay(text) ? text : (stampOf(text)?.date ?? null));

/** The days from one moment until another. */
export function daysOf(from: number, until: number): string[] {
  const days: string[] = [];
  for (let day = localDay(from); startOfDay(day) < until; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The years that forms offer, newest first. @param count how many */
export const recentYears = (now: number, count: number): string[] => Array.from({ length: count }, (_, i) => String(localYear(now) - i));
