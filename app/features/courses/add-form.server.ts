/** What the page for adding or changing an experience starts from. */
import type { SignedInContext } from "~/platform/context";
import { isPastTerm, recentTerms } from "~/platform/terms";
import { courseFilters } from "./courses.schemas";
import { listCourses, readExperienceForm } from "./courses.service.server";
import { readOwnExperience } from "./experiences.service.server";

const YEARS = 8;

/** Terms that a form offers: those in which the course was offered, else the recent ones. */
function offeredTerms(ctx: SignedInContext, offered: string[]): string[] {
  const now = ctx.clock.now();
  const past = offered.filter((term) => isPastTerm(term, now));
  return [...new Set([...past, ...recentTerms(now, YEARS)])].sort().reverse();
}

async function editing(ctx: SignedInContext, experienceId: string) {
  const own = await readOwnExperience(ctx, experienceId);
  return {
    courseId: own.courseId,
    defaultValue: {
      course_id: own.courseId,
      instructor_id: own.instructorId,
      term: own.term,
      overall: own.overall,
      difficulty: own.difficulty,
      usefulness: own.usefulness,
      weekly_hours: own.weeklyHours,
      attendance: own.attendance,
      assessments: own.assessments,
      letter_grade: own.letterGrade ?? "",
      text: own.text,
      tips: own.tips ?? "",
    },
  };
}

/** The course to choose, or the form for the chosen one. @throws notFound, experienceNotFound */
export async function readAddPage(ctx: SignedInContext, query: URLSearchParams) {
  const edit = query.get("edit");
  const before = edit ? await editing(ctx, edit) : null;
  const courseId = before?.courseId ?? query.get("course_id");
  if (courseId) {
    const { course, instructors, terms } = await readExperienceForm(ctx, courseId);
    return { step: "write" as const, course, instructors, terms: offeredTerms(ctx, terms), defaultValue: before?.defaultValue };
  }
  const q = query.get("q") ?? "";
  const filters = courseFilters.parse({ q, size: "10", sort: "experiences" });
  return { step: "choose" as const, q, courses: q ? (await listCourses(ctx, filters)).items : [] };
}
