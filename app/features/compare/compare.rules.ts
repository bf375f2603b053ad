/** In what courses differ, and which of them has the best of it. */
import type { ComparedCourse } from "./compare.service.server";

export const aspects = [
  ...(["overall", "difficulty", "hours", "usefulness", "spread", "best", "grades"] as const),
  ...(["fits", "given", "sections", "credits", "prerequisites", "planned", "curricula"] as const),
] as const;
export type Aspect = (typeof aspects)[number];

/** As it is shown: what looks the same is the same. */
const shown = (mean: number | null) => (mean === null ? null : Number(mean.toFixed(1)));

/** What each course says of an aspect, for telling whether they say the same; null where it says nothing. */
const said: Record<Aspect, (course: ComparedCourse) => unknown> = {
  overall: ({ scores }) => shown(scores.overall.mean),
  difficulty: ({ scores }) => shown(scores.difficulty.mean),
  hours: ({ scores }) => shown(scores.weekly_hours.mean),
  usefulness: ({ scores }) => shown(scores.usefulness.mean),
  spread: ({ spread }) => spread,
  best: ({ best }) => best,
  grades: ({ grades }) => grades,
  fits: ({ fits }) => fits,
  given: ({ given }) => given,
  sections: ({ sections }) => (sections.length > 0 ? sections : null),
  credits: ({ credits, ects }) => (credits === null && ects === null ? null : [credits, ects]),
  prerequisites: ({ prerequisites }) => prerequisites,
  planned: ({ planners }) => planners || null,
  curricula: ({ curricula }) => curricula || null,
};

const better: Partial<Record<Aspect, "most" | "least">> = { overall: "most", usefulness: "most", difficulty: "least", hours: "least" };

/** Of which courses an aspect is the best, by their place; nobody's where all are alike or only one is known. */
export function bestOf(aspect: Aspect, courses: readonly ComparedCourse[]): number[] {
  const way = better[aspect];
  const values = courses.map((course) => said[aspect](course) as number | null);
  const known = values.filter((value) => value !== null);
  if (!way || known.length < 2 || new Set(known).size < 2) return [];
  const best = way === "most" ? Math.max(...known) : Math.min(...known);
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** The aspects that tell anything, those in which the courses differ before those in which they don't. */
export function arrange(courses: readonly ComparedCourse[]): { differing: Aspect[]; same: Aspect[] } {
  const told = aspects.map((aspect) => ({ aspect, values: courses.map((course) => JSON.stringify(said[aspect](course))) }));
  // Whether it was rated is said of every course.
  const known = told.filter(({ aspect, values }) => aspect === "overall" || values.some((value) => value !== "null"));
  const isSame = ({ values }: (typeof known)[number]) => values.length > 1 && new Set(values).size === 1;
  const names = (list: typeof known) => list.map(({ aspect }) => aspect);
  return { differing: names(known.filter((each) => !isSame(each))), same: names(known.filter(isSame)) };
}
