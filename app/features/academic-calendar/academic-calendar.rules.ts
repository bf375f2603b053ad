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

/** For each day that is no usual one the weekday whose lectures it has (0 is Monday); null: it has none. */
export const unusualDays = (rows: readonly CalendarDays[]): Map<string, number | null> =>
  new Map(rows.flatMap((row) => daysIn(row).map((day) => [day, row.follows] as const)));
