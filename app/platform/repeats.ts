/** When something that repeats comes next, by the calendar of the university. Days are `2026-11-21`. */
import { dayAfter } from "./time";

export const repeats = ["none", "daily", "weekdays", "weekly", "monthly"] as const;
export type Repeat = (typeof repeats)[number];

const SATURDAY = 6;

/** The weekday of a day; 1 is Monday, 7 Sunday. */
export const isoWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The day of the month as a number. */
export const monthDay = (day: string): number => Number(day.slice(8));

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day of the month some months after another day's; where the month is too short, its last day. */
export function dayInMonth(day: string, months: number, anchor: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const index = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const date = Math.min(anchor, daysInMonth(inYear, inMonth));
  return `${inYear}-${String(inMonth).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}

function nextWorkday(day: string): string {
  let next = dayAfter(day, 1);
  while (isoWeekday(next) >= SATURDAY) next = dayAfter(next, 1);
  return next;
}

const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/**
 * The first day after `after` on which something comes again.
 * @param day one of its days
 * @param anchor its day of the month, for what comes monthly: the 31st falls on the last day of a shorter month
 * @returns null when it doesn't repeat
 */
export function nextDay(repeat: Repeat, day: string, anchor: number, after: string = day): string | null {
  const since = after > day ? after : day;
  if (repeat === "none") return null;
  if (repeat === "daily") return dayAfter(since, 1);
  if (repeat === "weekdays") return nextWorkday(since);
  if (repeat === "weekly") return dayAfter(since, 7 - (daysBetween(day, since) % 7));
  const inThisMonth = dayInMonth(since, 0, anchor);
  return inThisMonth > since ? inThisMonth : dayInMonth(since, 1, anchor);
}
