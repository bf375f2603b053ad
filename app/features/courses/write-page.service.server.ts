/** What a page for writing about a course starts from: the course to choose, or the form for the chosen one. */
import type { SignedInContext } from "~/platform/context";
import { isPastTerm, recentTerms } from "~/platform/terms";
import { courseFilters } from "./courses.schemas";
import { findCourses, readExperienceForm } from "./courses.service.server";
import { plannedCourses } from "./planned.repository.server";

const YEARS = 8;
/** Two terms of courses. */
const PLANNED_SHOWN = 12;

/** What was written before, as the form's fields. */
export interface WrittenBefore {
  courseId: string;
  defaultValue: { version?: number } & Record<string, unknown>;
}

/** Terms that a form offers: those in which the course was offered, and the recent ones. */
function offeredTerms(ctx: SignedInContext, offered: string[]): string[] {
  const now = ctx.clock.now();
  const past = offered.filter((term) => isPastTerm(term, now));
  return [...new Set([...past, ...recentTerms(now, YEARS)])].sort().reverse();
}

/** A course to choose. */
export interface Choice {
  courseId: string;
  courseCode: string;
  name: string;
}

async function coursesThatFit(ctx: SignedInContext, q: string): Promise<Choice[]> {
  const { items } = await findCourses(ctx, courseFilters.parse({ q, size: "10" }));
  return items.map(({ course_id, course_code, course_name }) => ({ courseId: course_id, courseCode: course_code, name: course_name }));
}

async function ownCourses(ctx: SignedInContext): Promise<Choice[]> {
  const rows = await plannedCourses(ctx, PLANNED_SHOWN);
  return rows.map(({ nameEn, nameTr, ...course }) => ({ ...course, name: ctx.locale === "tr" ? nameTr : nameEn }));
}

/** As `readWritePage` finds it. */
export type WritePage = Awaited<ReturnType<typeof readWritePage>>;

/**
 * Reads `?edit=`, `?course_id=` or `?q=` of the address; without any of them it offers the courses of one's schedules.
 * @param readBefore finds what is being edited by its id
 * @throws courses.notFound, and what readBefore throws
 */
export async function readWritePage(ctx: SignedInContext, query: URLSearchParams, readBefore: (id: string) => Promise<WrittenBefore>) {
  const edited = query.get("edit");
  const before = edited ? await readBefore(edited) : null;
  const courseId = before?.courseId ?? query.get("course_id");
  if (courseId) {
    const { course, instructors, terms } = await readExperienceForm(ctx, courseId);
    return { step: "write" as const, course, instructors, terms: offeredTerms(ctx, terms), defaultValue: before?.defaultValue };
  }
  const q = query.get("q") ?? "";
  return { step: "choose" as const, q, courses: q ? await coursesThatFit(ctx, q) : await ownCourses(ctx) };
}
