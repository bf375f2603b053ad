/** Dates of an event that comes again and again, written from the last one that its form holds. */
import { monthDay, nextDay } from "~/platform/repeats";

export const rhythms = ["daily", "weekdays", "weekly", "fortnightly", "monthly"] as const;
export type Rhythm = (typeof rhythms)[number];

const nextOf = (rhythm: Rhythm, day: string, anchor: number): string => {
  if (rhythm !== "fortnightly") return nextDay(rhythm, day, anchor) ?? day;
  const week = nextDay("weekly", day, anchor) ?? day;
  return nextDay("weekly", week, anchor) ?? week;
};

/** So many days after one, each in the same rhythm; the 31st falls on the last day of a shorter month. @param day `2026-11-30` */
export function daysAfter(day: string, rhythm: Rhythm, count: number): string[] {
  const days: string[] = [];
  for (let last = day; days.length < count; days.push(last)) last = nextOf(rhythm, last, monthDay(day));
  return days;
}
