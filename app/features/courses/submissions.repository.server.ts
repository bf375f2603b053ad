/** Suggested courses: one open suggestion a code. */

import { users } from "@schema/accounts";
import { courses } from "@schema/catalog";
import { courseSubmissions } from "@schema/courses";
import { departments } from "@schema/departments";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { countsByStatus, type ModerationFilters, statusCounts } from "~/engines/review/listing.server";
import type { Reviewable } from "~/engines/review/reviewable";
import type { SignedInContext } from "~/platform/context";
import { columns, eachOf, rawStatement, reasonOf } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { addCourse } from "../catalog/new-course.service.server";
import { activeDepartment } from "../departments/departments.service.server";
import type { SubmissionInput } from "./courses.schemas";

export const reviewableSubmissions: Reviewable = {
  type: "course-submission",
  table: courseSubmissions,
  id: courseSubmissions.submissionId,
};

export type SubmissionOutcome = "added" | "course-exists" | "submission-exists";

/** Writes a suggestion unless the catalog has the course, or somebody else's suggestion of it waits. */
export async function insertSubmission(ctx: SignedInContext, input: SubmissionInput): Promise<SubmissionOutcome> {
  const now = ctx.clock.now();
  const submissionId = newId("submission", now);
  const [, added, [existing]] = await ctx.db.batch([
    rawStatement(
      ctx.db,
      sql`INSERT OR IGNORE INTO course_submissions (submission_id, author_id, course_code, name_en, name_tr, department_id, note, status, created_at, updated_at)
      SELECT ${submissionId}, ${ctx.actor.userId}, ${input.course_code}, ${input.name_en}, ${input.name_tr || null}, ${activeDepartment(input.department_id)},
        ${input.note || null}, 'waiting', ${now}, ${now} WHERE NOT EXISTS (SELECT 1 FROM courses WHERE course_code = ${input.course_code})`,
    ),
    ctx.db.select({ id: courseSubmissions.submissionId }).from(courseSubmissions).where(eq(courseSubmissions.submissionId, submissionId)),
    ctx.db.select({ id: courses.courseId }).from(courses).where(eq(courses.courseCode, input.course_code)),
  ]);
  if (added.length > 0) return "added";
  return existing ? "course-exists" : "submission-exists";
}

/** One's own suggestions, newest first. */
export const personalSubmissions = ({ db, actor }: SignedInContext) =>
  db
    .select({
      submissionId: courseSubmissions.submissionId,
      courseCode: courseSubmissions.courseCode,
      nameEn: courseSubmissions.nameEn,
      status: courseSubmissions.status,
      reviewReason: courseSubmissions.reviewReason,
      courseId: courseSubmissions.courseId,
      createdAt: courseSubmissions.createdAt,
    })
    .from(courseSubmissions)
    .where(eq(courseSubmissions.authorId, actor.userId))
    .orderBy(desc(courseSubmissions.key))
    .limit(50);

/** Whether a write failed because it names a department that isn't ours. */
export const isDepartmentMissing = (failed: unknown): boolean => reasonOf(failed).includes("FOREIGN KEY");

/** Suggestions in a state, for staff. */
export async function listSubmissions(ctx: SignedInContext, filters: ModerationFilters) {
  const { db, actor } = ctx;
  const [rows, counts] = await db.batch([
    db
      .select(
        columns({
          key: courseSubmissions.key,
          submissionId: courseSubmissions.submissionId,
          courseCode: courseSubmissions.courseCode,
          nameEn: courseSubmissions.nameEn,
          nameTr: courseSubmissions.nameTr,
          note: courseSubmissions.note,
          status: courseSubmissions.status,
          reviewReason: courseSubmissions.reviewReason,
          createdAt: courseSubmissions.createdAt,
          departmentCode: departments.departmentCode,
          userName: users.userName,
          isMine: sql<boolean>`(${courseSubmissions.authorId} IS ${actor.userId})`.mapWith(Boolean).as("isMine"),
        }),
      )
      .from(courseSubmissions)
      .leftJoin(departments, eq(departments.departmentId, courseSubmissions.departmentId))
      .leftJoin(users, eq(users.userId, courseSubmissions.authorId))
      .where(
        and(eq(courseSubmissions.status, filters.status), filters.before ? sql`${courseSubmissions.key} < ${filters.before}` : undefined),
      )
      .orderBy(desc(courseSubmissions.key))
      .limit(filters.size + 1),
    statusCounts(ctx, reviewableSubmissions),
  ]);
  const items = rows.slice(0, filters.size);
  return { items, counts: countsByStatus(counts), nextBefore: rows.length > filters.size ? items.at(-1)?.key : undefined };
}

/** Waiting suggestions with the department they belong to, by choice or by their letters. */
export async function readSuggestions({ db }: SignedInContext, ids: readonly string[]) {
  return db
    .select({
      submissionId: courseSubmissions.submissionId,
      courseCode: courseSubmissions.courseCode,
      nameEn: courseSubmissions.nameEn,
      nameTr: courseSubmissions.nameTr,
      departmentId: departments.departmentId,
      departmentNumber: departments.numericCode,
    })
    .from(courseSubmissions)
    .leftJoin(
      departments,
      sql`${departments.departmentId} = coalesce(${courseSubmissions.departmentId},
        (SELECT d.department_id FROM departments d WHERE d.department_code = rtrim(${courseSubmissions.courseCode}, '0123456789')))`,
    )
    .where(
      sql`${courseSubmissions.submissionId} IN (SELECT value FROM ${eachOf(ids)}) AND ${courseSubmissions.status} IN ('waiting', 'rejected')`,
    );
}

type Suggestion = Awaited<ReturnType<typeof readSuggestions>>[number];

/** The statements that make a suggestion a course, if it is still open and not the reviewer's own. */
export function courseFromSubmission({ actor, clock }: SignedInContext, suggestion: Suggestion): SQL[] {
  const { submissionId, courseCode, nameEn, departmentId, departmentNumber } = suggestion;
  const nameTr = suggestion.nameTr ?? nameEn;
  const numericCode = `${departmentNumber}${courseCode.replace(/\D/g, "").padStart(4, "0")}`;
  const isOpen = sql`submission_id = ${submissionId} AND status IN ('waiting', 'rejected') AND author_id IS NOT ${actor.userId}`;
  return [
    addCourse({ courseCode, numericCode, nameEn, nameTr, departmentId }, clock.now(), sql`course_submissions WHERE ${isOpen}`),
    sql`UPDATE course_submissions SET course_id = (SELECT course_id FROM courses WHERE course_code = ${courseCode} OR numeric_code = ${numericCode} LIMIT 1) WHERE ${isOpen}`,
  ];
}
