/** What happened on each of the latest days, made of totals by the hour. */
import { HOUR } from "~/platform/clock";
import { dayAfter, localDay, startOfDay } from "~/platform/time";

const DAYS = 30;

/** What is counted, by the names of the totals. */
export const activityNames = ["accounts", "contributions", "reviews"] as const;
export type ActivityName = (typeof activityNames)[number];

/** One day with what happened on it. */
export type ActivityDay = { day: string } & Record<ActivityName, number>;

interface HourlyTotal {
  name: string;
  hour: number;
  value: number;
}

/** The latest days up to now, the oldest first. */
export function latestDays(now: number): string[] {
  const today = localDay(now);
  return Array.from({ length: DAYS }, (_, at) => dayAfter(today, at + 1 - DAYS));
}

/** The hour in which the first of these days begins, as totals count hours. */
export const firstHourOf = ([first = ""]: readonly string[]): number => Math.floor(startOfDay(first) / HOUR);

/** How much happened on each day. */
export function activityOf(days: readonly string[], hours: readonly HourlyTotal[]): ActivityDay[] {
  const found = new Map(days.map((day) => [day, { day, accounts: 0, contributions: 0, reviews: 0 }]));
  for (const { name, hour, value } of hours) {
    const day = found.get(localDay(hour * HOUR));
    const known = activityNames.find((each) => each === name);
    if (day && known) day[known] += value;
  }
  return [...found.values()];
}
