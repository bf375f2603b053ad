/** The days of a term on which lectures aren't what the week says. */
import type { CalendarDays } from "@schema/academic-calendar";
import { dayAfter } from "~/platform/time";

/** Longer than any holiday; what staff enter is held to it. */
export const MOST_DAYS_IN_A_ROW = 31;

/** The days of a row, the first of them always. */
function daysIn({ from, until }: Pick<CalendarDays, "from" | "until">): string[] {
  const days = [from];
  for (let day = dayAfter(from, 1); until !== null && day <= until && days.length < MOST_DAYS_IN_A_ROW; day = dayAfter(day, 1))
    days.push(day);
  return days;
}

/** Minutes after midnight at which half a holiday begins (law 2429, articles 1 and 2: eves of holidays, from 13:00). */
const HALF_BEGINS = 13 * 60;

/** What a day is, if it is no usual one; looked up for a week's days it costs less than `unusualDays` of a whole term. */
export const unusualOn = (rows: readonly CalendarDays[], day: string): CalendarDays | undefined =>
  rows.findLast(({ from, until }) => day === from || (until !== null && from < day && day <= until));

/** Each day that is no usual one, with what it is. */
export const unusualDays = (rows: readonly CalendarDays[]): Map<string, CalendarDays> =>
  new Map(rows.flatMap((row) => daysIn(row).map((day) => [day, row] as const)));

/**
 * The weekday (0 is Monday) whose lectures of a time are held on a day; null: none are.
 * @param unusual what the day is, by `unusualOn`
 * @param weekday its own
 * @param start of the lecture, in minutes after midnight
 */
export function heldOn(unusual: CalendarDays | undefined, weekday: number, start: number): number | null {
  if (!unusual) return weekday;
  if (unusual.isHalf) return start < HALF_BEGINS ? weekday : null;
  return unusual.follows;
}

/** What a day is called: `none`, `half`, or `follows.2`. */
export const nameOf = ({ follows, isHalf }: CalendarDays): string => (follows !== null ? `follows.${follows}` : isHalf ? "half" : "none");
