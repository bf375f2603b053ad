/** Which hours a group looks at, and what may be told of how many are free in each (decision 074). */
import { clockTime, dayAfter, momentOf } from "~/platform/time";
import { MAX_MEMBERS, MIN_ANSWERS } from "./group-hour.limits";

const HOUR = 60;

/** What of an hour is told: everybody is free, all but one or two, or fewer. Up to five people are told everybody or not. */
export const steps = { all: "a", nearly: "n", fewer: "f" } as const;
export type Step = keyof typeof steps;

/** So many have to have answered before "all but one or two" is told: two who compare notes have to leave one hour open to the others. */
const ENOUGH_FOR_NEARLY = 6;
const NEARLY = 2;

/** The step of an hour in which so many of those who answered are free. */
export function stepOf(free: number, answers: number): Step {
  if (free === answers) return "all";
  return answers >= ENOUGH_FOR_NEARLY && free >= answers - NEARLY ? "nearly" : "fewer";
}

/** For each number of answers the letters of its steps, by how many are free: what the database looks them up in. */
export const stepTable: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: MAX_MEMBERS - MIN_ANSWERS + 1 }, (_, more) => {
    const answers = MIN_ANSWERS + more;
    return [answers, Array.from({ length: answers + 1 }, (__, free) => steps[stepOf(free, answers)]).join("")];
  }),
);

/** The days and hours of a group. */
export interface Span {
  days: readonly string[];
  fromMinute: number;
  toMinute: number;
  /** In hours. */
  length: number;
}

export const hoursOfDay = ({ fromMinute, toMinute }: Span): number => (toMinute - fromMinute) / HOUR;

/** How many hours there are on all days. */
export const cellsOf = (span: Span): number => span.days.length * hoursOfDay(span);

/** An hour by its number, counted through all days; null when there is no such. */
export function hourAt(span: Span, cell: number): { day: string; start: number } | null {
  const perDay = hoursOfDay(span);
  const day = span.days[Math.floor(cell / perDay)];
  return day === undefined ? null : { day, start: span.fromMinute + (cell % perDay) * HOUR };
}

/** The marks of somebody who is free in these hours. */
export const marksOf = (span: Span, free: readonly number[]): string =>
  Array.from({ length: cellsOf(span) }, (_, cell) => (free.includes(cell) ? "1" : "0")).join("");

/** The hours that marks say one is free in. */
export const freeIn = (marks: string): number[] => [...marks].flatMap((mark, cell) => (mark === "1" ? [cell] : []));

/** Something that takes time; minutes after midnight of its day, 1500 being 01:00 of the next one. */
export interface Busy {
  day: string;
  start: number;
  end: number;
}

const DAY = 24 * HOUR;

/** The same by each day that it touches. */
const byDay = ({ day, start, end }: Busy): Busy[] =>
  Array.from({ length: Math.ceil(end / DAY) }, (_, ahead) => ({
    day: dayAfter(day, ahead),
    start: start - ahead * DAY,
    end: end - ahead * DAY,
  }));

/** The hours in which nothing of this takes place, not even for a minute. */
export function freeBeside(span: Span, entries: readonly Busy[]): number[] {
  const busy = entries.flatMap(byDay);
  return Array.from({ length: cellsOf(span) }, (_, cell) => cell).filter((cell) => {
    const hour = hourAt(span, cell);
    return !busy.some(({ day, start, end }) => day === hour?.day && start < hour.start + HOUR && end > hour.start);
  });
}

/** A time at which the group could meet. */
export interface Choice {
  /** Its first hour. */
  cell: number;
  day: string;
  start: number;
  end: number;
  step: Step;
}

const order: readonly Step[] = ["all", "nearly", "fewer"];
const stepAt = (told: string, cell: number): Step => order.find((step) => steps[step] === told[cell]) ?? "fewer";

/** What is told of each hour, by its number. */
export const toldSteps = (told: string): Step[] => [...told].map((_, cell) => stepAt(told, cell));

/** What a time begins at, as a moment. */
export const startsAt = ({ day, start }: Pick<Choice, "day" | "start">): number => momentOf(day, clockTime(start));

/**
 * Every time of the group's length that is still to come, the best first, then as they come. A time is as good as the worst of its
 * hours: nothing is said of it that isn't said of them.
 * @param told the letters of all hours
 */
export function choicesOf(span: Span, told: string, now: number): Choice[] {
  const perDay = hoursOfDay(span);
  const all = [...told].flatMap((_, cell): Choice[] => {
    const hour = hourAt(span, cell);
    if (!hour || (cell % perDay) + span.length > perDay || startsAt(hour) <= now) return [];
    const within = Array.from({ length: span.length }, (__, ahead) => stepAt(told, cell + ahead));
    const step = order.findLast((each) => within.includes(each)) ?? "fewer";
    return [{ cell, ...hour, end: hour.start + span.length * HOUR, step }];
  });
  return order.flatMap((step) => all.filter((choice) => choice.step === step));
}
