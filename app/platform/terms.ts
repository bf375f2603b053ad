/** Academic terms: `2024-1` is the fall of the year that began in 2024, `-2` its spring, `-3` its summer school. */

import { dayAfter, localDay, localYear } from "./time";

export const TERM_PATTERN = /^\d{4}-[123]$/;
const TERM_KEYS = ["fall", "spring", "summer"] as const;
const FEBRUARY = 2;
const JULY = 7;
const SEPTEMBER = 9;

const monthOf = (now: number) => Number(localDay(now).slice(5, 7));

export interface Term {
  year: number;
  number: 1 | 2 | 3;
  key: (typeof TERM_KEYS)[number];
}

/** The parts of a term code. */
export function parseTerm(term: string): Term {
  const [year, number] = term.split("-").map(Number) as [number, 1 | 2 | 3];
  return { year, number, key: TERM_KEYS[number - 1] ?? "fall" };
}

/** The year in which the academic year of this moment began. */
export function academicYear(now: number): number {
  return monthOf(now) >= SEPTEMBER ? localYear(now) : localYear(now) - 1;
}

/** The term that runs at this moment (September–January, February–June, July–August). */
export function currentTerm(now: number): string {
  const month = monthOf(now);
  if (month >= JULY && month < SEPTEMBER) return `${academicYear(now)}-3`;
  if (month >= FEBRUARY && month < JULY) return `${academicYear(now)}-2`;
  return `${academicYear(now)}-1`;
}

/** The days on which a term is the one that runs, the first and the last: as long as nobody knows better, its lectures may be on any of them. */
export function spanOfTerm(term: string): { startsOn: string; endsOn: string } {
  const { year, number } = parseTerm(term);
  const first = (of: number, month: number) => `${of}-${String(month).padStart(2, "0")}-01`;
  const starts = [first(year, SEPTEMBER), first(year + 1, FEBRUARY), first(year + 1, JULY), first(year + 1, SEPTEMBER)] as const;
  return { startsOn: starts[number - 1] ?? starts[0], endsOn: dayAfter(starts[number] ?? starts[1], -1) };
}

/** The latest terms up to now, newest first: what a form offers. */
export function recentTerms(now: number, years: number): string[] {
  const current = currentTerm(now);
  const first = academicYear(now);
  const all = Array.from({ length: years }, (_, i) => [3, 2, 1].map((number) => `${first - i}-${number}`)).flat();
  return all.filter((term) => term <= current);
}

/** Whether a term lies within what a form accepts: a real term, not in the future, at most this many years ago. */
export const isPastTerm = (term: string, now: number, years = 12): boolean =>
  TERM_PATTERN.test(term) && term <= currentTerm(now) && Number(term.slice(0, 4)) > academicYear(now) - years;
