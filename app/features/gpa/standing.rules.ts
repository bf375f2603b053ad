/** What averages decide: the standing of a term, probation, and honours at graduation. */
import { articles, grading } from "~/university/grading";
import { type Attempt, type Attempts, before, isOneOf, type TermAttempts, weightOf } from "./attempts.rules";
import type { TermAverages } from "./averages.rules";
import { isPastDuration, type Studies } from "./studies.rules";

export const STANDINGS = ["highHonour", "honour", "satisfactory", "sufficient", "unsatisfactory"] as const;
export type StandingName = (typeof STANDINGS)[number];

export interface Standing {
  name: StandingName;
  article: string;
  /** Names the sentence that says why: `gpa:standing.<reason>`. */
  reason: StandingName | "fewCourses" | "pastDuration";
  /** Some grades of the term are still to come. */
  isProvisional: boolean;
}

const isMajor = ({ programmes }: Attempt) => programmes.includes("major");

/** Some grade of the term is there. */
export const isGraded = ({ attempts }: TermAttempts): boolean =>
  attempts.some((attempt) => isMajor(attempt) && attempt.grade !== null && attempt.grade !== grading.pending);

function nameOf(gpa: number, cgpa: number, attempts: readonly Attempt[], isPast: boolean): Pick<Standing, "name" | "reason"> {
  const { satisfactory, honour, highHonour, honourCourses } = grading.standing;
  if (gpa < satisfactory || cgpa < satisfactory) return { name: "unsatisfactory", reason: "unsatisfactory" };
  if (attempts.some(({ grade, isNi }) => !isNi && isOneOf(grading.failing, grade))) return { name: "sufficient", reason: "sufficient" };
  if (gpa < honour) return { name: "satisfactory", reason: "satisfactory" };
  if (isPast) return { name: "satisfactory", reason: "pastDuration" };
  const credited = attempts.filter((attempt) => (weightOf(attempt)?.halfCredits ?? 0) > 0).length;
  if (credited < honourCourses) return { name: "satisfactory", reason: "fewCourses" };
  const name = gpa < highHonour ? "honour" : "highHonour";
  return { name, reason: name };
}

/** The standing of a semester (30, 31); null for a summer school, and while either average is undefined. */
export function standingOf(term: TermAttempts, { gpa, cgpa }: TermAverages, studies: Studies): Standing | null {
  if (term.isSummer || gpa === null || cgpa === null) return null;
  const attempts = term.attempts.filter(isMajor);
  const isProvisional = attempts.some(({ grade }) => grade === null || grade === grading.pending);
  return { ...nameOf(gpa, cgpa, attempts, isPastDuration(term.term, studies)), article: articles.standing, isProvisional };
}

/** `strict`: no new courses and none that were withdrawn from; `limited`: at most three new ones. */
export type Probation = "strict" | "limited";

/**
 * Probation after each term (32): two graded semesters in a row below 2.00. A summer school can end it, and is no semester.
 */
export function probationAfter({ terms }: Attempts, averages: readonly TermAverages[]): (Probation | null)[] {
  const { least, strict, semesters } = grading.probation;
  let inARow = 0;
  let last: number | null = null;
  return terms.map((term, at) => {
    if (isGraded(term)) {
      last = averages[at]?.cgpa ?? null;
      const isLow = last !== null && last < least;
      if (!isLow) inARow = 0;
      else if (!term.isSummer) inARow += 1;
    }
    if (inARow < semesters || last === null) return null;
    return last < strict ? "strict" : "limited";
  });
}

export interface Graduation {
  /** The honour that the average brings, when all the rest is done. */
  name: "highHonour" | "honour" | "none" | "tooLow";
  article: string;
  /** Lines that have to be taken again or are still to be graded. */
  open: string[];
}

/** Lines that have to be taken (again): failed, withdrawn, unless a later attempt took their place (28/1). NI never blocks. */
export function mustRepeat({ terms }: Pick<Attempts, "terms">): Attempt[] {
  const attempts = terms.flatMap((term) => term.attempts).filter(isMajor);
  const taken = new Set<Attempt>();
  for (const attempt of attempts) {
    if (attempt.grade === null || attempt.isNi) continue;
    for (const earlier of before(attempt)) taken.add(earlier);
  }
  return attempts.filter((attempt) => !attempt.isNi && isOneOf(grading.mustRepeat, attempt.grade) && !taken.has(attempt));
}

/** Lines that stand between their owner and a diploma: those to be taken again, and those still to be graded. */
export function openLines(attempts: Pick<Attempts, "terms">): Attempt[] {
  const pending = attempts.terms
    .flatMap((term) => term.attempts)
    .filter((attempt) => isMajor(attempt) && !attempt.isNi && (attempt.grade === null || attempt.grade === grading.pending));
  return [...mustRepeat(attempts), ...pending];
}

/** What the cumulative average means at graduation (33, 36/3); null while it is undefined. */
export function graduationOf(attempts: Attempts, cgpa: number | null): Graduation | null {
  if (cgpa === null) return null;
  const { least, honour, highHonour } = grading.graduation;
  const name = cgpa < least ? "tooLow" : cgpa < honour ? "none" : cgpa < highHonour ? "honour" : "highHonour";
  return { name, article: articles.graduation, open: openLines(attempts).map(({ id }) => id) };
}
