/** A transcript as attempts at courses, in order, each knowing the earlier one that it repeats or replaces. */
import { byCode as inOrder } from "~/platform/order";
import { courseKey } from "~/university/course-key";
import { firstYear } from "~/university/first-year";
import { grading } from "~/university/grading";
import type { Sum } from "./average.rules";

import type { Transcript } from "./gpa.schemas";
import type { Grade, Programme } from "./grades";

const { coefficients } = grading;

export interface Attempt {
  id: string;
  /** Place of its term. */
  at: number;
  /** The course, one under number and letters; empty when it has no code. */
  code: string;
  halfCredits: number;
  grade: Grade | null;
  isNi: boolean;
  /** Whether the course is one of the curriculum's first two semesters; null: not known. */
  isFirstYear: boolean | null;
  programmes: readonly Programme[];
  /** What it repeats or replaces, in an earlier term. */
  earlier: Attempt | null;
}

export interface TermAttempts {
  term: string;
  isSummer: boolean;
  attempts: Attempt[];
}

export interface Attempts {
  terms: TermAttempts[];
  /** Lines whose link leads to no earlier term. */
  deadLinks: Attempt[];
  /** Lines whose code stands twice in their term. */
  doubles: Attempt[];
}

/** Reads a transcript in the order of its terms. A line without a link continues the last one of its code in an earlier term. */
export function attemptsOf({ terms }: Transcript): Attempts {
  const byId = new Map<string, Attempt>();
  const byCode = new Map<string, Attempt>();
  const deadLinks: Attempt[] = [];
  const doubles: Attempt[] = [];
  const sorted = [...terms].sort((a, b) => inOrder(a.term, b.term));
  const read = sorted.map(({ term, lines }, at): TermAttempts => {
    const codes = new Map<string, Attempt>();
    const attempts = lines.map((line, place): Attempt => {
      const code = courseKey(line.code);
      const linked = line.replaces === undefined ? byCode.get(code) : line.replaces === null ? undefined : byId.get(line.replaces);
      const { id = `${term}.${place}`, credits, grade, is_ni: isNi, programmes } = line;
      const isFirstYear = line.semester === undefined ? firstYear.has(code) || null : line.semester <= grading.withdrawals.notOfFirst;
      const halfCredits = Math.round(credits * 2);
      const attempt = { id, at, code, halfCredits, grade, isNi, isFirstYear, programmes, earlier: linked ?? null };
      if (typeof line.replaces === "string" && !linked) deadLinks.push(attempt);
      if (code !== "" && codes.has(code)) doubles.push(attempt);
      if (code !== "") codes.set(code, attempt);
      return attempt;
    });
    for (const attempt of attempts) byId.set(attempt.id, attempt);
    for (const [code, attempt] of codes) byCode.set(code, attempt);
    return { term, isSummer: term.endsWith("-3"), attempts };
  });
  return { terms: read, deadLinks, doubles };
}

/** The attempts before this one, the nearest first. */
export function* before(attempt: Attempt): Generator<Attempt> {
  for (let earlier = attempt.earlier; earlier; earlier = earlier.earlier) yield earlier;
}

/** Whether the grade is one that counts instead of the one before (28/4): W, I and NI leave the earlier grade. */
export const isFinal = ({ grade, isNi }: Attempt): boolean =>
  grade !== null && !isNi && grade !== grading.pending && grade !== grading.withdrawn;

/** What the attempt brings into an average; null when it is outside (26/5c, 21). */
export function weightOf({ grade, isNi, halfCredits }: Attempt): Sum | null {
  const halfPoints = grade === null || isNi ? undefined : coefficients[grade];
  return halfPoints === undefined ? null : { halfCredits, quarterPoints: halfCredits * halfPoints };
}

/** DD or better. */
export const isPassed = ({ grade }: Attempt): boolean =>
  grade !== null && grade in grading.coefficients && !isOneOf(grading.failing, grade);

export const isOneOf = (list: readonly Grade[], grade: Grade | null): boolean => grade !== null && list.includes(grade);
