/** On which days of a term a weekly lecture takes place, by the academic calendar. */
import type { CalendarDays } from "@schema/academic-calendar";
import { spanOfTerm } from "~/platform/terms";
import { dayAfter } from "~/platform/time";
import { heldOn, unusualDays } from "../academic-calendar/academic-calendar.rules";
import { weekdayOf } from "./week.rules";

/** A term's lectures; days as `2026-09-28`, both ends included. */
export interface TermDates {
  startsOn: string;
  endsOn: string;
  days: readonly CalendarDays[];
  /** Staff haven't entered them: they are the days on which the term runs. */
  isAssumed: boolean;
}

/** What staff entered of a term, as the database has it. */
export interface EnteredDates {
  startsOn: string;
  endsOn: string;
  /** JSON of `CalendarDays[]`. */
  days: string;
}

/** When a term's lectures are: as staff entered it, or assumed until they do. Every reader of a schedule asks here. */
export const termDatesOf = (term: string, entered: EnteredDates | undefined): TermDates =>
  entered
    ? { startsOn: entered.startsOn, endsOn: entered.endsOn, days: JSON.parse(entered.days) as CalendarDays[], isAssumed: false }
    : { ...spanOfTerm(term), days: [], isAssumed: true };

/** Days of something weekly, as calendars are told them. */
export interface Recurrence {
  /** The first day on which it takes place. */
  first: string;
  /** It comes back every week up to this day; null: `added` alone says when. */
  until: string | null;
  /** Days of those weeks without it. */
  skipped: string[];
  /** Other days that have it. */
  added: string[];
}

const WEEK = 7;

/** The days of a term that are of a weekday; 0 is Monday. */
export function weekdaysIn({ startsOn, endsOn }: Pick<TermDates, "startsOn" | "endsOn">, weekday: number): string[] {
  const days: string[] = [];
  const ahead = (weekday - weekdayOf(startsOn) + WEEK) % WEEK;
  for (let day = dayAfter(startsOn, ahead); day <= endsOn; day = dayAfter(day, WEEK)) days.push(day);
  return days;
}

/**
 * When the lectures of a weekday take place: on that day of every week but holidays and days that follow another weekday,
 * and on days that follow this one. Null when that is never.
 * @param start of the lecture in minutes after midnight: half a holiday begins at one o'clock
 */
export function lecturesOn(weekday: number, dates: TermDates, start: number): Recurrence | null {
  const unusual = unusualDays(dates.days);
  const weekly = weekdaysIn(dates, weekday);
  const isHeld = (day: string) => heldOn(unusual.get(day), weekday, start) === weekday;
  const added = [...unusual].flatMap(([day, { follows }]) => (follows === weekday && !weekly.includes(day) ? [day] : [])).sort();
  const held = weekly.filter(isHeld);
  const [first] = held;
  const [earliest] = [...added, ...held].sort();
  if (earliest === undefined) return null;
  // A rule begins with its own weekday: where a make-up day comes before, the days are told one by one.
  if (earliest !== first) return { first: earliest, until: null, skipped: [], added: [...added, ...held].sort().slice(1) };
  return { first, until: dates.endsOn, skipped: weekly.filter((day) => day > first && !isHeld(day)), added };
}
