/** What is wrong with a plan as its owner arranged it: said at once, and nothing of it forbidden. */

import { grading } from "~/university/grading";
import type { Season } from "./open-course.rules";
import { isMet } from "./placement.rules";
import type { PlanCourse, PlanFacts } from "./plan.rules";
import { seasonOf } from "./plan-terms.rules";

/** Terms by id of a course. */
export type Places = Readonly<Record<string, string>>;

export type CourseProblem = { kind: "needs"; missing: readonly string[] } | { kind: "never"; season: Season };

export type TermProblem =
  | { kind: "over" | "under"; count: number; limit: number; article: "19" | "32" }
  | { kind: "new"; count: number; limit: number; article: "32" };

export interface PlannedTerm {
  term: string;
  courses: readonly PlanCourse[];
  credited: number;
  problems: readonly TermProblem[];
}

export interface CheckedPlan {
  terms: readonly PlannedTerm[];
  /** By id. */
  problems: ReadonlyMap<string, readonly CourseProblem[]>;
  unplaced: readonly PlanCourse[];
  /** The last term with a course; null while something has no term. */
  end: string | null;
}

function courseProblems(course: PlanCourse, term: string, facts: PlanFacts, places: Places): CourseProblem[] {
  const isDone = (id: string) => facts.done.has(id) || (places[id] !== undefined && places[id] < term);
  const missing = course.needs.map((set) => set.filter((id) => !isDone(id))).sort((a, b) => a.length - b.length);
  const season = seasonOf(term);
  return [
    ...(isMet(course, isDone) ? [] : [{ kind: "needs", missing: missing[0] ?? [] } as const]),
    ...(course.neverIn.includes(season) ? [{ kind: "never", season } as const] : []),
  ];
}

function termProblems(courses: readonly PlanCourse[], at: number, isLast: boolean, facts: PlanFacts): TermProblem[] {
  const { mostLoad, loads, probation } = facts;
  const credited = courses.filter(({ isCredited }) => isCredited).length;
  const limit = isLast ? loads.last : mostLoad;
  const isProbation = probation !== null && at === 0;
  const fresh = courses.filter(({ isNew }) => isNew).length;
  const { least } = grading.load;
  const found: TermProblem[] = [];
  if (credited > limit) found.push({ kind: "over", count: credited, limit, article: isProbation ? "32" : "19" });
  if (courses.length > 0 && credited < least && !isLast && !isProbation)
    found.push({ kind: "under", count: credited, limit: least, article: "19" });
  if (isProbation && loads.newInFirst !== null && fresh > loads.newInFirst)
    found.push({ kind: "new", count: fresh, limit: loads.newInFirst, article: "32" });
  return found;
}

/** The plan by terms, up to the last that has a course, with all that goes against a rule or against what is known. */
export function checkPlan(facts: PlanFacts, places: Places): CheckedPlan {
  const isPlaced = ({ id }: PlanCourse) => facts.terms.includes(places[id] ?? "");
  const placed = facts.open.filter(isPlaced);
  const unplaced = facts.open.filter((course) => !isPlaced(course));
  const known: Places = Object.fromEntries(placed.map(({ id }) => [id, places[id] ?? ""]));
  const last = Object.values(known).sort().at(-1) ?? "";
  const end = unplaced.length === 0 ? last : null;
  const terms = facts.terms.map((term, at): PlannedTerm => {
    const courses = placed.filter(({ id }) => known[id] === term);
    const credited = courses.filter(({ isCredited }) => isCredited).length;
    return { term, courses, credited, problems: termProblems(courses, at, term === end, facts) };
  });
  return {
    terms,
    problems: new Map(placed.map((course) => [course.id, courseProblems(course, known[course.id] ?? "", facts, known)])),
    unplaced,
    end: end === "" ? null : end,
  };
}
