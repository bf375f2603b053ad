/** One course with everything that its page shows, in one round trip. */
import { courses, instructors, offerings, sectionInstructors } from "@schema/catalog";
import { experienceSums, experiences, experienceVotes, NOT_LISTED } from "@schema/courses";
import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { countCap } from "~/platform/lists/paging";
import { rawRows } from "~/platform/raw-rows.server";
import { courseHeadOf, currentCourseId } from "../catalog/course-head.service.server";
import type { ExperienceFilters } from "./courses.schemas";
import { shownGrades } from "./grades.repository.server";

type Base = Pick<Context, "db" | "actor">;

/** What an experience shows to readers. No column of it leads to the author; `mine` is computed here. */
const readerColumns = ({ actor }: Base) =>
  columns({
    key: experiences.key,
    experienceId: experiences.experienceId,
    instructorId: experiences.instructorId,
    instructorName: instructors.name,
    term: experiences.term,
    overall: experiences.overall,
    difficulty: experiences.difficulty,
    usefulness: experiences.usefulness,
    weeklyHours: experiences.weeklyHours,
    attendance: experiences.attendance,
    assessments: experiences.assessments,
    text: experiences.text,
    tips: experiences.tips,
    helpfulCount: experiences.helpfulCount,
    isMine: sql<boolean>`(${experiences.authorId} IS ${actor?.userId ?? "nobody"})`.mapWith(Boolean).as("isMine"),
    isHelpful: sql<boolean>`EXISTS (SELECT 1 FROM ${experienceVotes} WHERE ${experienceVotes.experienceId} = ${experiences.experienceId}
      AND ${experienceVotes.userId} = ${actor?.userId ?? "nobody"})`
      .mapWith(Boolean)
      .as("isHelpful"),
  });

/** What was rated of a course, by instructor and term, with the instructor's name; `""` stands for all of them. */
const sumColumns = columns({ ...getTableColumns(experienceSums), instructorName: instructors.name });

const isShown = (courseId: string, { instructor_id, term }: ExperienceFilters): SQL | undefined =>
  and(
    eq(experiences.courseId, courseId),
    eq(experiences.status, "approved"),
    instructor_id ? eq(experiences.instructorId, instructor_id) : undefined,
    term ? eq(experiences.term, term) : undefined,
  );

/** The statement for what was rated of courses. */
const sumRows = ({ db }: Base, courseIds: readonly string[]) =>
  rawRows(
    db,
    db
      .select(sumColumns)
      .from(experienceSums)
      .leftJoin(instructors, eq(instructors.instructorId, experienceSums.instructorId))
      .where(inArray(experienceSums.courseId, [...courseIds])),
  );

/** What was rated of several courses and what is shown of their grades, in one round trip. */
export async function readRated(ctx: Context, courseIds: readonly string[]) {
  const [sums, ...grades] = await ctx.db.batch([sumRows(ctx, courseIds), ...courseIds.map((id) => shownGrades(ctx, id))]);
  return courseIds.map((id, index) => ({ sums: sums.filter(({ courseId }) => courseId === id), grades: grades[index] ?? [] }));
}

/** A course's page: its head, sums by instructor and term, grades, and one page of experiences. */
export async function readCoursePage(ctx: Context, courseId: string, filters: ExperienceFilters) {
  const { db } = ctx;
  const { page, size } = filters;
  const order = filters.sort === "helpful" ? [desc(experiences.helpfulCount), desc(experiences.key)] : [desc(experiences.key)];
  const isSplitTwice = Boolean(filters.instructor_id && filters.term);
  const cap = countCap(filters);
  const [heads, sums, grades, items, counted] = await db.batch([
    courseHeadOf(ctx, courseId),
    sumRows(ctx, [courseId]),
    shownGrades(ctx, courseId),
    rawRows(
      db,
      db
        .select(readerColumns(ctx))
        .from(experiences)
        .leftJoin(instructors, eq(instructors.instructorId, experiences.instructorId))
        .where(isShown(courseId, filters))
        .orderBy(...order)
        .limit(size + 1)
        .offset((page - 1) * size),
    ),
    // One split's number is in the sums; only both filters together have to be counted.
    db.select({ value: sql<number>`count(*)`.as("value") }).from(
      db
        .select({ one: sql`1`.as("one") })
        .from(experiences)
        .where(and(isShown(courseId, filters), sql`${isSplitTwice ? 1 : 0} = 1`))
        .limit(cap + 1)
        .as("counted"),
    ),
  ]);
  const { instructor_id = "", term = "" } = filters;
  const known = sums.find((row) => row.instructorId === instructor_id && row.term === term)?.n ?? 0;
  const matching = isSplitTwice ? (counted[0]?.value ?? 0) : known;
  return { head: heads[0] ?? null, sums, grades, items, matching, cap: isSplitTwice ? cap : undefined };
}

/** The instructors who taught a course in any imported term, by name. */
export const courseInstructors = ({ db }: Pick<Context, "db">, courseId: string) =>
  db
    .selectDistinct(columns({ instructorId: instructors.instructorId, name: instructors.name }))
    .from(sectionInstructors)
    .innerJoin(instructors, eq(instructors.instructorId, sectionInstructors.instructorId))
    .where(eq(sectionInstructors.courseId, courseId))
    .orderBy(asc(instructors.name))
    .limit(200);

/** Terms in which a course was offered, newest first. */
export const courseTerms = ({ db }: Pick<Context, "db">, courseId: string) =>
  db
    .select({ term: offerings.term })
    .from(offerings)
    .where(and(eq(offerings.courseId, courseId), isNull(offerings.withdrawnAt)))
    .orderBy(desc(offerings.term))
    .limit(40);

/** Whether a course exists, and whether somebody may be named as its instructor: known to the university, or "not listed". */
export async function findTaught({ db }: Pick<Context, "db">, courseId: string, instructorId: string) {
  const [course, instructor] = await db.batch([
    db
      .select({ id: courses.courseId })
      .from(courses)
      .where(sql`${courses.courseId} = ${currentCourseId(courseId)}`)
      .limit(1),
    db.select({ id: instructors.instructorId }).from(instructors).where(eq(instructors.instructorId, instructorId)).limit(1),
  ]);
  return { hasCourse: course.length > 0, hasInstructor: instructorId === NOT_LISTED || instructor.length > 0 };
}
