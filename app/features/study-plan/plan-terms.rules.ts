/** Semesters of a plan: summer schools aren't planned. */
import { parseTerm } from "~/platform/terms";
import type { Transcript, TranscriptTerm } from "../gpa/gpa.schemas";
import type { Season } from "./open-course.rules";

/** So many semesters are planned at most. */
export const MOST_TERMS = 12;

/** The semester after a term. */
export function semesterAfter(term: string): string {
  const { year, key } = parseTerm(term);
  return key === "fall" ? `${year}-2` : `${year + 1}-1`;
}

export interface StartQuestion {
  /** The term that runs. */
  now: string;
  /** `2026-10-09` */
  today: string;
  /** The last day on which courses of that term can be added; null while it isn't known. */
  addDropUntil: string | null;
  transcript: Transcript | null;
  /** Terms in which the plan has courses; none of one that is made now. */
  planned: readonly string[];
}

const hasLines = ({ lines }: TranscriptTerm): boolean => lines.some(({ code, name, grade }) => code || name || grade);
const isTaken = ({ lines }: TranscriptTerm): boolean => lines.some(({ grade, is_ni }) => grade === null && !is_ni);

/**
 * The first semester of a plan: the one that runs while its courses can be added, or the plan already has some there; else the next. One
 * that the transcript knows is never planned, nor any before a course that is being taken.
 * @returns with the semesters among which one may choose
 */
export function startOf({ now, today, addDropUntil, transcript, planned }: StartQuestion): { first: string; possible: string[] } {
  const terms = (transcript?.terms ?? []).filter((term) => hasLines(term) && (term.term === now || isTaken(term)));
  const [last = now] = [now, ...terms.map(({ term }) => term)].sort().reverse();
  const next = semesterAfter(last);
  if (terms.some(({ term }) => term >= now) || parseTerm(now).key === "summer") return { first: next, possible: [next] };
  const [soonest] = planned.filter((term) => term >= now).sort();
  const isOpen = addDropUntil !== null && today <= addDropUntil;
  const isNow = soonest === undefined ? isOpen : soonest === now;
  return { first: isNow ? now : next, possible: [now, next] };
}

/** Semesters from one on. */
export function termsFrom(first: string): string[] {
  const terms = [first];
  while (terms.length < MOST_TERMS) terms.push(semesterAfter(terms.at(-1) ?? first));
  return terms;
}

export const seasonOf = (term: string): Season => (term.endsWith("-1") ? "fall" : "spring");
