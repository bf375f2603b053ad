/** What of the letter grades of a course may be shown, kept in D1 from one step to the next. */
import { gradeCounts, gradeReleases, letterGrades } from "@schema/courses";
import { eq, inArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";

type Base = Pick<Context, "db">;

/** The statement for what is shown of a course's grades. */
export const shownGrades = ({ db }: Base, courseId: string) =>
  db.select({ groups: gradeReleases.groups }).from(gradeReleases).where(eq(gradeReleases.courseId, courseId));

export interface CountedGrades {
  courseId: string;
  /** By letter; letters that nobody reported are there with 0. */
  counts: Record<string, number>;
  before: { groups: { keys: string[]; count: number }[]; counted: number } | null;
}

/** Courses with enough new grades for another step, with all that is counted of them. @param step so many new ones */
export async function dueGrades({ db }: Base, step: number, most: number): Promise<CountedGrades[]> {
  const due = await db.all<{ courseId: string }>(
    sql`SELECT g.course_id AS courseId FROM grade_counts AS g LEFT JOIN grade_releases AS r ON r.course_id = g.course_id
      GROUP BY g.course_id HAVING sum(g.n) >= coalesce(max(r.counted), 0) + ${step} LIMIT ${most}`,
  );
  if (due.length === 0) return [];
  const ids = due.map(({ courseId }) => courseId);
  const among = sql`(SELECT value FROM ${eachOf(ids)})`;
  const [counts, releases] = await db.batch([
    db.select().from(gradeCounts).where(inArray(gradeCounts.courseId, among)),
    db.select().from(gradeReleases).where(inArray(gradeReleases.courseId, among)),
  ]);
  const none = () => Object.fromEntries(letterGrades.map((letter) => [letter, 0])) as Record<string, number>;
  const byCourse = new Map(ids.map((courseId) => [courseId, none()]));
  for (const { courseId, letterGrade, n } of counts) (byCourse.get(courseId) ?? {})[letterGrade] = n;
  return ids.map((courseId) => ({
    courseId,
    counts: byCourse.get(courseId) ?? none(),
    before: releases.find((each) => each.courseId === courseId) ?? null,
  }));
}

/** Keeps what is shown from now on, unless another run was quicker. */
export const saveRelease = ({ db }: Base, { courseId, before }: CountedGrades, groups: readonly unknown[], counted: number) =>
  rawStatement(
    db,
    sql`INSERT INTO grade_releases (course_id, "groups", counted) VALUES (${courseId}, ${JSON.stringify(groups)}, ${counted})
      ON CONFLICT (course_id) DO UPDATE SET "groups" = excluded."groups", counted = excluded.counted WHERE counted = ${before?.counted ?? -1}`,
  );
