/** How far a timetable is from what somebody wishes, kept up while courses are added one by one. */
import { type Interval, overlap } from "./week.rules";

export interface Wishes {
  /** Days without lectures; 0 is Monday. */
  freeDays: readonly number[];
  /** Minutes after midnight; null: whenever. */
  notBefore: number | null;
  notAfter: number | null;
  fewGaps: boolean;
  /** One of the lunch slots is free each day. */
  lunch: boolean;
  /** Of each course, the instructors any of whom is wished for; none: anybody. */
  instructors: Readonly<Record<string, readonly string[]>>;
}

/** What a timetable lacks of the wishes; all zero is perfect. */
export interface Shortfall {
  /** Wished days that have lectures. */
  freeDays: number;
  /** Minutes before or after the wished hours. */
  outside: number;
  /** Minutes between lectures of one day. */
  gaps: number;
  /** Days with lectures in both lunch slots. */
  lunches: number;
  /** Courses by somebody else. */
  instructors: number;
  /** Courses in another section than one has. */
  changes: number;
}

/** A wished day is worth five hours of waiting, an instructor two, a lunch one; a change weighs more than all of a week's together. */
const WEIGHTS: Record<keyof Shortfall, number> = { freeDays: 300, outside: 1, gaps: 1, lunches: 60, instructors: 120, changes: 100_000 };

/** A shortfall as one number; the smaller, the better. */
export const penaltyOf = (shortfall: Shortfall): number =>
  (Object.keys(WEIGHTS) as (keyof Shortfall)[]).reduce((sum, name) => sum + WEIGHTS[name] * shortfall[name], 0);

const LUNCH_SLOTS = [
  { start: 11 * 60 + 40, end: 12 * 60 + 30 },
  { start: 12 * 60 + 40, end: 13 * 60 + 30 },
] as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A day's lectures: the first begins, the last ends, and so many minutes are taken; a free day has none. */
interface DayLoad {
  first: number;
  last: number;
  taken: number;
}

/** What lectures take of a week. */
export interface Load {
  days: readonly (DayLoad | null)[];
  /** Two bits a day, one for each lunch slot. */
  lunch: number;
  /** Minutes outside the wished hours. */
  outside: number;
  /** Courses by somebody else than wished. */
  instructors: number;
  /** Courses in another section than one has. */
  changes: number;
}

export const NO_LOAD: Load = { days: DAYS.map(() => null), lunch: 0, outside: 0, instructors: 0, changes: 0 };

/** Intervals with what overlaps or touches joined, so that nothing is counted twice. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.day - b.day || a.start - b.start)) {
    const last = whole.at(-1);
    if (last && last.day === interval.day && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else whole.push({ day: interval.day, start: interval.start, end: interval.end });
  }
  return whole;
}

const within = (interval: Interval, from: number, to: number) => Math.max(0, Math.min(interval.end, to) - Math.max(interval.start, from));
const MIDNIGHT = 24 * 60;

function lunchBits(interval: Interval): number {
  return LUNCH_SLOTS.reduce(
    (bits, slot, i) => (overlap(interval, { day: interval.day, ...slot }) ? bits | (1 << (2 * interval.day + i)) : bits),
    0,
  );
}

function dayLoad(intervals: readonly Interval[]): DayLoad | null {
  const [first] = intervals;
  if (!first) return null;
  return {
    first: first.start,
    last: Math.max(...intervals.map(({ end }) => end)),
    taken: intervals.reduce((sum, { start, end }) => sum + end - start, 0),
  };
}

/** What a section takes of a week. @param isWished by an instructor who is wished for */
export function loadOf(meetings: readonly Interval[], isWished: boolean, { notBefore, notAfter }: Wishes): Load {
  const whole = joined(meetings);
  const outside = (interval: Interval) => within(interval, 0, notBefore ?? 0) + within(interval, notAfter ?? MIDNIGHT, MIDNIGHT);
  return {
    days: DAYS.map((day) => dayLoad(whole.filter((interval) => interval.day === day))),
    lunch: whole.reduce((bits, interval) => bits | lunchBits(interval), 0),
    outside: whole.reduce((sum, interval) => sum + outside(interval), 0),
    instructors: isWished ? 0 : 1,
    changes: 0,
  };
}

const addDay = (a: DayLoad | null, b: DayLoad | null): DayLoad | null =>
  a && b ? { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last), taken: a.taken + b.taken } : (a ?? b);

/** Two loads that don't overlap, together. */
export const addLoads = (a: Load, b: Load): Load => ({
  days: a.days.map((day, i) => addDay(day, b.days[i] ?? null)),
  lunch: a.lunch | b.lunch,
  outside: a.outside + b.outside,
  instructors: a.instructors + b.instructors,
  changes: a.changes + b.changes,
});

/** Minutes of lectures in a week. */
export const minutesOf = ({ days }: Load): number => days.reduce((sum, day) => sum + (day?.taken ?? 0), 0);

/** What a load lacks of the wishes. */
export function shortfallOf({ days, lunch, outside, instructors, changes }: Load, wishes: Wishes): Shortfall {
  return {
    freeDays: wishes.freeDays.filter((day) => days[day]).length,
    outside,
    gaps: wishes.fewGaps ? days.reduce((sum, day) => sum + (day ? day.last - day.first - day.taken : 0), 0) : 0,
    lunches: wishes.lunch ? DAYS.filter((day) => ((lunch >> (2 * day)) & 3) === 3).length : 0,
    instructors,
    changes,
  };
}

/** The least penalty of any timetable that adds lectures to this load; `toCome` are their minutes at most, and what they cost at least. */
export function leastPenalty(load: Load, wishes: Wishes, toCome: { minutes: number; penalty: number }): number {
  const now = shortfallOf(load, wishes);
  return penaltyOf({ ...now, gaps: Math.max(0, now.gaps - toCome.minutes) }) + toCome.penalty;
}

/** What a section costs whatever stands beside it. */
export const ownPenalty = ({ outside, instructors, changes }: Load): number =>
  WEIGHTS.outside * outside + WEIGHTS.instructors * instructors + WEIGHTS.changes * changes;
