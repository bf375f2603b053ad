/** Semesters of a plan: summer schools aren't planned. */
import { parseTerm } from "~/platform/terms";
import type { Transcript } from "../gpa/gpa.schemas";
import type { Season } from "./open-course.rules";

/** So many semesters are planned at most. */
export const MOST_TERMS = 12;

/** The semester after a term. */
export function semesterAfter(term: string): string {
  const { year, key } = parseTerm(term);
  return key === "fall" ? `${year}-2` : `${year + 1}-1`;
}

/** The next semester, or the one after a course that is already being taken. @param now the term that runs */
export function nextPlannedTerm(now: string, transcript: Transcript | null): string {
  const taking = (transcript?.terms ?? []).filter(({ lines }) => lines.some(({ grade, is_ni }) => grade === null && !is_ni));
  const [last = now] = [now, ...taking.map(({ term }) => term)].sort().reverse();
  return semesterAfter(last);
}

/** Semesters from one on. */
export function termsFrom(first: string): string[] {
  const terms = [first];
  while (terms.length < MOST_TERMS) terms.push(semesterAfter(terms.at(-1) ?? first));
  return terms;
}

export const seasonOf = (term: string): Season => (term.endsWith("-1") ? "fall" : "spring");
