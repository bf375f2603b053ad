/** When two people are both free in a week: what neither of them has anything in. */
import { dayAfter } from "~/platform/time";
import { hoursOf, type Interval, shownDays, weekdayOf } from "./week.rules";

/** Gaps below this many minutes, such as the ten between two lectures, are no time to meet in. */
export const SHORTEST_GAP = 30;
const MOST_LISTED = 5;
const WEEK = 7;

/** Something in either plan: each week on a day, or once on a date such as `2026-11-21`. */
export interface BusyRow {
  day: number | null;
  date: string | null;
  start: number;
  end: number;
}

/** The week of hours in which both are free. Nothing in it says which of them has something at the other hours. */
export interface FreeWeek {
  /** Weekdays of the grid; 0 is Monday. */
  days: number[];
  hours: { from: number; to: number; lines: number[] };
  /** By day and time. */
  free: Interval[];
  /** The longest of them, the longest first. */
  longest: Interval[];
}

const length = ({ start, end }: Interval) => end - start;

/** What takes place in each week, and what takes place once within the seven days from `today` on. */
const inWeekOf = (rows: readonly BusyRow[], today: string): Interval[] =>
  rows
    .filter(({ date }) => date === null || (date >= today && date < dayAfter(today, WEEK)))
    .map(({ day, date, start, end }) => ({ day: day ?? weekdayOf(date ?? today), start, end }));

/** What is left of one day, `[from, to)`, when the busy times are taken out. */
function gapsOf(day: number, busy: readonly Interval[], { from, to }: { from: number; to: number }): Interval[] {
  const gaps: Interval[] = [];
  let free = from;
  for (const { start, end } of busy.filter((each) => each.day === day).toSorted((a, b) => a.start - b.start)) {
    gaps.push({ day, start: free, end: start });
    free = Math.max(free, end);
  }
  return [...gaps, { day, start: free, end: to }].filter((gap) => length(gap) >= SHORTEST_GAP);
}

/**
 * The week of two plans, in the frame of the week's grid.
 * @param rows what either plan holds, together
 * @param today a calendar day
 * @param hidden the set of days that the reader's own plan leaves out
 */
export function freeWeek(rows: readonly BusyRow[], today: string, hidden: number): FreeWeek {
  const busy = inWeekOf(rows, today);
  const days = shownDays(
    busy.map(({ day }) => day),
    hidden,
  );
  const hours = hoursOf(busy);
  const free = days.flatMap((day) => gapsOf(day, busy, hours));
  const longest = free.toSorted((a, b) => length(b) - length(a) || a.day - b.day || a.start - b.start).slice(0, MOST_LISTED);
  return { days, hours, free, longest };
}

/** The calendar day on which a weekly gap comes next: one that has begun today comes in a week. */
export function nextDayOf({ day, start }: Pick<Interval, "day" | "start">, { date, minute }: { date: string; minute: number }): string {
  const ahead = (day - weekdayOf(date) + WEEK) % WEEK;
  return dayAfter(date, ahead === 0 && start < minute ? WEEK : ahead);
}
