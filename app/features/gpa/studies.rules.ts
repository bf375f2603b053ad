/** What the regulation asks about studies as a whole: when they began, how long they last, and when they can end. */
import { parseTerm } from "~/platform/terms";
import { grading } from "~/university/grading";
import type { Transcript } from "./gpa.schemas";

export interface Studies {
  /** The first term of the programme. */
  began: string;
  /** Whether the transcript says so itself; otherwise terms before its first may be missing. */
  isBeginningKnown: boolean;
  /** From this term on all that is missing can be done by its end; null: not yet, or not known. */
  canGraduateFrom: string | null;
  /** Credited courses of the fullest term of the curriculum; null when unknown. */
  normalLoad: number | null;
}

/** What a transcript says of studies: they began with its first course unless it says otherwise. */
export function studiesOf({ began, can_graduate_from, normal_load, terms }: Transcript): Studies {
  const first = terms.reduce((least, { term, lines }) => (lines.length > 0 && (least === "" || term < least) ? term : least), "");
  return {
    began: began ?? first,
    isBeginningKnown: began !== undefined,
    canGraduateFrom: can_graduate_from ?? null,
    normalLoad: normal_load,
  };
}

/** Semesters since the year 0; a summer school belongs to the spring before it. */
export const semesterOf = (term: string): number => Number(term.slice(0, 4)) * 2 + (term.endsWith("-1") ? 0 : 1);

/** Whether a term lies after the maximum duration (30/1), counted by the calendar: leaves aren't known. */
export function isPastDuration(term: string, { began }: Studies): boolean {
  const { semesters, countedFrom } = grading.maximumDuration;
  const start = began < countedFrom ? countedFrom : began;
  return semesterOf(term) - semesterOf(start) >= semesters;
}

/** Whether a programme begins with this spring: preparatory school was passed at the end of fall, and no least load is asked for (19/3). */
export const isSpringStart = (term: string, { began, isBeginningKnown }: Studies): boolean =>
  isBeginningKnown && term === began && term.endsWith("-2");

/** Whether everything that is missing can be done by the end of this term. */
export const isLastTerm = (term: string, { canGraduateFrom }: Studies): boolean => canGraduateFrom !== null && term >= canGraduateFrom;

/** So many years back a programme may have begun, and so many ahead it may end. */
const YEARS_BACK = 16;
const YEARS_AHEAD = 6;

/** Fall and spring of some years, the latest first; with the chosen term, wherever it lies. */
function termsBetween(from: number, to: number, chosen: string | undefined): string[] {
  const terms = Array.from({ length: to - from + 1 }, (_, i) => [`${to - i}-2`, `${to - i}-1`]).flat();
  return !chosen || terms.includes(chosen) ? terms : [chosen, ...terms];
}

/** The terms in which a programme may have begun and may end, the chosen ones among them. @param now the term that runs */
export function studyTerms(now: string, { began, can_graduate_from }: Pick<Transcript, "began" | "can_graduate_from">) {
  const { year } = parseTerm(now);
  return {
    began: termsBetween(year - YEARS_BACK, year, began),
    can_graduate_from: termsBetween(year - YEARS_AHEAD, year + YEARS_AHEAD, can_graduate_from),
  };
}
