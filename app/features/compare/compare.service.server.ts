/** Courses side by side: what their pages tell, and nothing else. */
import type { Context } from "~/platform/context";
import { currentTerm } from "~/platform/terms";
import { type CatalogPage, findCatalogCourses } from "../catalog/catalog.service.server";
import { coursesByCode } from "../catalog/course-head.service.server";
import { MOST_COMPARED } from "../catalog/offered/compare-choice";
import { readRated } from "../courses/courses.service.server";
import { facultyColor } from "../departments/departments.service.server";
import { readFits } from "../schedule/schedule.service.server";

type Rated = Awaited<ReturnType<typeof readRated>>[number];
type Fits = Awaited<ReturnType<typeof readFits>>;

/** When a course is given: in a term that has come or is coming, else when it usually is. */
function givenOf(ctx: Context, { lastTerm, offeredSemesters }: CatalogPage["head"]) {
  const isNow = lastTerm !== null && lastTerm >= currentTerm(ctx.clock.now());
  if (isNow || offeredSemesters === null) return lastTerm === null ? null : { isNow, term: lastTerm, semesters: null };
  return { isNow, term: null, semesters: offeredSemesters };
}

function compared(ctx: Context, page: CatalogPage, rated: Rated, fits: Fits) {
  const { head, course } = page;
  return {
    courseId: head.courseId,
    courseCode: head.courseCode,
    name: course.name,
    color: facultyColor(head.faculty),
    ...rated,
    credits: course.credits,
    ects: course.ects,
    given: givenOf(ctx, head),
    planners: head.planners,
    /** In how many programmes it stands. */
    curricula: new Set(page.curricula.map(({ programId }) => programId)).size,
    /** Any set is enough, of which all are needed. */
    prerequisites: page.prerequisites.map((set) => set.map(({ courseCode, nameEn }) => ({ courseCode, isHere: nameEn !== null }))),
    term: page.term,
    sections: page.sections
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ number, instructors, meetings }) => ({ number, instructors, meetings })),
    /** How its sections fit the reader's schedule; null without one. */
    fits: fits?.byCourse[head.courseId] ?? null,
  };
}

export type ComparedCourse = ReturnType<typeof compared>;

/**
 * Courses side by side, in the order in which they were asked for.
 * @param asked codes; a course that is named twice stands once, and three stand at most
 */
export async function readComparison(ctx: Context, asked: readonly string[]) {
  const found = asked.length > 0 ? await coursesByCode(ctx, asked) : [];
  const known = new Map(found.map((row) => [row.courseId, row.courseCode]));
  const chosen = [...known].slice(0, MOST_COMPARED);
  const ids = chosen.map(([courseId]) => courseId);
  const { actor } = ctx;
  const [pages, rated, fits] = await Promise.all([
    findCatalogCourses(
      ctx,
      chosen.map(([, code]) => code),
    ),
    readRated(ctx, ids),
    actor ? readFits({ ...ctx, actor }, ids) : null,
  ]);
  const ratedOf = new Map(ids.map((id, index) => [id, rated[index]]));
  const plan = fits && { scheduleId: fits.scheduleId, name: fits.name, term: fits.term };
  return {
    courses: pages.flatMap((page) => {
      const own = ratedOf.get(page.head.courseId);
      return own ? [compared(ctx, page, own, fits)] : [];
    }),
    plan,
    unknown: [...new Set(asked.filter((code) => !found.some((row) => row.asked === code)))],
    /** Those that were named more than once, and those for which there is no room. */
    repeated: [...known].filter(([id]) => found.filter(({ courseId }) => courseId === id).length > 1).map(([, code]) => code),
    left: [...known].slice(MOST_COMPARED).map(([, code]) => code),
  };
}

export type Comparison = Awaited<ReturnType<typeof readComparison>>;
