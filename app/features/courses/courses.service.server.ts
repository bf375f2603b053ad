/** Finding a course and reading the experiences of others. */

import { hiddenWords } from "~/engines/review/hidden.server";
import type { Context, SignedInContext } from "~/platform/context";
import { pageFrom } from "~/platform/lists/paging";
import { byName } from "~/platform/order";
import { FLOOR } from "~/platform/small-groups";
import { isPastTerm } from "~/platform/terms";
import { dailyVisitor } from "~/platform/visits.server";
import { nameMarker, planCourseSearch, readWish, searchNote, withWish } from "../catalog/course-finder.service.server";
import { courseHeadOf } from "../catalog/course-head.service.server";
import { personName } from "../catalog/offered/instructor-path";
import { meanOf, SCORE_FLOOR } from "../catalog/score-floor.rules";
import { facultyColor } from "../departments/departments.service.server";
import { contributionCounts, vipFromCounts } from "../vip/vip.service.server";
import * as courseRepository from "./course.repository.server";
import { type CourseListItem, listCourses as list } from "./course-list.repository.server";
import { courseErrors } from "./courses.errors";
import { type CourseFilters, courseFilters, type ExperienceFilters } from "./courses.schemas";
import { personalExperiences } from "./experiences.repository.server";
import { gradesOf, scoresOf, spreadOf } from "./scores.rules";

const hundredths = (value: number | null) => (value === null ? null : value / 100);

/** A course of a list in the reader's language. */
export function courseSummary(item: CourseListItem, locale: Context["locale"], mark = nameMarker(null, null)) {
  const course_name = locale === "tr" ? item.nameTr : item.nameEn;
  return {
    course_id: item.courseId,
    course_code: item.courseCode,
    course_name,
    markedName: mark(course_name),
    /** Who gives it, where names were looked for. */
    markedLecturer: item.lecturer ? mark(personName(item.lecturer)) : null,
    credits: item.creditHalves === null ? null : item.creditHalves / 2,
    course_type: item.courseType,
    level: item.level,
    department_code: item.departmentCode,
    color: facultyColor(item.faculty),
    experience_count: item.experienceCount,
    overall: hundredths(item.overallHundredths),
    difficulty: hundredths(item.difficultyHundredths),
    weekly_hours: hundredths(item.hoursHundredths),
  };
}

export type CourseSummary = ReturnType<typeof courseSummary>;

/** What a card of a list shows of a course: all else would be written, sent and read for nothing. */
export const courseCard = ({ course_name: _, course_type: __, department_code: ___, ...shown }: CourseSummary) => shown;

export type CourseCardData = ReturnType<typeof courseCard>;

/**
 * A page of courses as the database has them, for features that show other columns.
 * @returns beside the page how its words were understood, and what marks them in a name
 */
export async function listCourseRows(ctx: Context, filters: Parameters<typeof list>[1] & Pick<CourseFilters, "q" | "is_exact">) {
  const plan = await planCourseSearch(ctx, filters.q, filters.is_exact);
  if (plan === null) return { ...pageFrom([], 0, filters), search: searchNote(null, null), mark: nameMarker(null, null) };
  const { step, ...page } = await list(ctx, filters, plan);
  return { ...page, search: plan ? searchNote(plan, step) : null, mark: nameMarker(plan, step) };
}

/** Courses that words fit, however these sound. */
export async function findCourses(ctx: Context, filters: CourseFilters) {
  const { items, mark, ...paging } = await listCourseRows(ctx, filters);
  return { ...paging, items: items.map((item) => courseSummary(item, ctx.locale, mark)) };
}

/** A page of the open list. Words of filters and orders are read as such where this list has them all; the catalog has the others. */
export async function listCourses(ctx: Context, asked: CourseFilters) {
  const wish = await readWish(ctx, asked);
  const isOwnWish = wish !== null && Object.keys(wish.filters).every((name) => name in courseFilters.shape);
  const filters = wish && isOwnWish ? withWish(asked, wish, courseFilters.parse) : asked;
  return { ...(await findCourses(ctx, filters)), wish, isOwnWish };
}

type Sums = Awaited<ReturnType<typeof courseRepository.readCoursePage>>["sums"];

/** Scores split by instructor or by term: those that reach the floor, the most experienced first. */
function splits(rows: Sums) {
  const shown = rows.filter(({ n }) => n >= SCORE_FLOOR).sort((a, b) => b.n - a.n);
  const byInstructor = shown.filter(({ instructorId }) => instructorId !== "");
  const byTerm = shown.filter(({ term }) => term !== "").sort((a, b) => b.term.localeCompare(a.term));
  return {
    byInstructor: byInstructor.map((sums) => ({ id: sums.instructorId, name: sums.instructorName, scores: scoresOf(sums) })),
    byTerm: byTerm.map((sums) => ({ term: sums.term, scores: scoresOf(sums) })),
  };
}

/** With whom a course is rated best: of those named and rated by enough people, when there are several to choose from. */
function bestOf(sums: Sums) {
  const rated = sums.flatMap(({ instructorId, instructorName, n, overallSum }) =>
    instructorName && n >= FLOOR ? [{ id: instructorId, name: instructorName, n, mean: meanOf(n, overallSum) }] : [],
  );
  const [best, ...others] = rated.sort((a, b) => b.mean - a.mean || b.n - a.n);
  return best && others.length > 0 ? best : null;
}

/** What a course was rated and graded, as every page may tell it. */
function ratedOf(sums: Sums, grades: Awaited<ReturnType<typeof courseRepository.readCoursePage>>["grades"]) {
  const whole = sums.find(({ instructorId, term }) => instructorId === "" && term === "");
  return { scores: scoresOf(whole), spread: spreadOf(whole), grades: gradesOf(grades[0]?.groups), best: bestOf(sums) };
}

/** What several courses were rated and graded, in their order: no more than their pages tell. */
export async function readRated(ctx: Context, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return (await courseRepository.readRated(ctx, courseIds)).map(({ sums, grades }) => ratedOf(sums, grades));
}

/**
 * Everything on a course's page. Of a course that was merged into another, `course` is that other one, and nothing else is read.
 * @throws notFound
 */
export async function readCourse(ctx: Context, courseId: string, filters: ExperienceFilters) {
  const { head, sums, grades, items, matching, cap } = await courseRepository.readCoursePage(ctx, courseId, filters);
  if (!head || head.status === "draft") throw courseErrors.notFound();
  const experiences = pageFrom(
    items.map(({ key: _, ...item }) => item),
    matching,
    filters,
    cap,
  );
  return {
    course: head,
    ...ratedOf(sums, grades),
    ...splits(sums),
    filterChoices: {
      instructors: sums
        .filter(({ instructorId, n }) => instructorId !== "" && n > 0)
        .map(({ instructorId, instructorName }) => ({ id: instructorId, name: instructorName }))
        .sort((a, b) => byName(a.name ?? "", b.name ?? "")),
      terms: sums
        .filter(({ term, n }) => term !== "" && n > 0)
        .map(({ term }) => term)
        .sort()
        .reverse(),
    },
    experiences,
  };
}

export type CoursePage = Awaited<ReturnType<typeof readCourse>>;

/** Counts a reader of a course once a day, after the page has been sent. */
export function countView(ctx: Context, courseId: string): void {
  ctx.afterReading((reader) => dailyVisitor(reader, courseId));
}

/** What the form for an experience offers. @throws notFound */
export async function readExperienceForm(ctx: Context, courseId: string) {
  const [facts, instructors, terms] = await ctx.db.batch([
    courseHeadOf(ctx, courseId),
    courseRepository.courseInstructors(ctx, courseId),
    courseRepository.courseTerms(ctx, courseId),
  ]);
  const course = foundCourse(facts);
  return { course, instructors: instructors.toSorted((a, b) => byName(a.name, b.name)), terms: terms.map(({ term }) => term) };
}

/** One's own experiences and how far they lead to the databank. */
export async function readPersonal(ctx: SignedInContext) {
  const [items, [counts]] = await ctx.db.batch([personalExperiences(ctx), contributionCounts(ctx, ctx.actor.userId)]);
  const told = items.map(({ isHidden, ...item }) => ({ ...item, hidden: isHidden ? hiddenWords(ctx) : null }));
  return { items: told, vip: await vipFromCounts(ctx, ctx.actor, counts) };
}

/** The course that a batch found. @throws notFound */
export function foundCourse<T>(rows: T[]): T {
  const [course] = rows;
  if (!course) throw courseErrors.notFound();
  return course;
}

/** Checks what a contribution says about its course. @throws futureTerm, unknownInstructor, notFound */
export async function checkTaught(ctx: SignedInContext, taught: { course_id: string; instructor_id: string; term: string }): Promise<void> {
  if (!isPastTerm(taught.term, ctx.clock.now())) throw courseErrors.futureTerm({ field: "term" });
  const { hasCourse, hasInstructor } = await courseRepository.findTaught(ctx, taught.course_id, taught.instructor_id);
  if (!hasCourse) throw courseErrors.notFound({ field: "course_id" });
  if (!hasInstructor) throw courseErrors.unknownInstructor({ field: "instructor_id" });
}
