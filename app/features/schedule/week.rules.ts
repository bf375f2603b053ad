/** Times of a week as a timetable draws them: which days, which hours, and what stands beside what. */

/** Half-open [start, end) in minutes after midnight; day 0 is Monday. */
export interface Interval {
  day: number;
  start: number;
  end: number;
}

/** Lectures begin at :40 and take fifty minutes: 08:40–09:30, …, 16:40–17:30. */
export const FIRST_MINUTE = 8 * 60 + 40;
const LAST_MINUTE = 17 * 60 + 30;
const HOUR = 60;
const SLOT_BEGINS = 40;
const WORKING_DAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

/** Whether two intervals have a minute in common; 09:30–10:30 doesn't touch 08:40–09:30. */
export const overlap = (a: Interval, b: Interval): boolean => a.day === b.day && a.start < b.end && b.start < a.end;

/** The weekday of a calendar day such as `2026-11-21`; 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The bit of a weekday in a set of days. */
export const dayBit = (day: number): number => 1 << day;

/** The weekdays in a set of days. */
export const daysIn = (bits: number): number[] => [...WORKING_DAYS, ...WEEKEND].filter((day) => bits & dayBit(day));

/**
 * The days that a week shows: Monday to Friday, Saturday and Sunday when something is on them, without the hidden ones.
 * @param hidden a set of days
 */
export function shownDays(used: readonly number[], hidden: number): number[] {
  const weekend = WEEKEND.filter((day) => used.includes(day));
  const days = [...WORKING_DAYS, ...weekend].filter((day) => !(hidden & dayBit(day)));
  return days.length > 0 ? days : WORKING_DAYS;
}

/** The minutes that a grid covers, and where its lines are: at the beginning of each slot. */
export function hoursOf(intervals: readonly Interval[]): { from: number; to: number; lines: number[] } {
  const earliest = Math.min(FIRST_MINUTE, ...intervals.map(({ start }) => start));
  const from = Math.max(0, Math.floor((earliest - SLOT_BEGINS) / HOUR) * HOUR + SLOT_BEGINS);
  const to = Math.max(LAST_MINUTE, ...intervals.map(({ end }) => end));
  const first = from % HOUR === SLOT_BEGINS ? from : SLOT_BEGINS;
  const lines = Array.from({ length: Math.ceil((to - first) / HOUR) }, (_, i) => first + i * HOUR);
  return { from, to, lines };
}

/** An interval with its place among those that it overlaps: lane 0 of `lanes` is the leftmost. */
export type Placed<T> = T & { lane: number; lanes: number };

/** Puts intervals of one day side by side where they overlap; all of one cluster are equally wide. */
export function placeSideBySide<T extends Interval>(intervals: readonly T[]): Placed<T>[] {
  const placed: Placed<T>[] = [];
  let cluster: Placed<T>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of cluster) each.lanes = ends.length;
    cluster = [];
    ends = [];
  };
  for (const interval of intervals.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (ends.every((end) => end <= interval.start)) close();
    const free = ends.findIndex((end) => end <= interval.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = interval.end;
    const own = { ...interval, lane, lanes: 1 };
    cluster.push(own);
    placed.push(own);
  }
  close();
  return placed;
}
