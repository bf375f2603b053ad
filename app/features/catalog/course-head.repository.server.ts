/** A course as the head of each of its pages shows it, and the ways to find it: by code, number, id, or what it was called before. */
import { courseFavorites, courses } from "@schema/catalog";
import { departments } from "@schema/departments";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, eachOf, rawStatement } from "~/platform/db.server";

type Reader = Pick<Context, "db" | "actor">;

/** The id of the course that goes by a code or by its seven digits, or did before it was renamed or merged; NULL when none does. */
export const courseIdOf = (code: string | SQL): SQL<string> =>
  sql<string>`coalesce((SELECT of_code.course_id FROM courses of_code WHERE of_code.course_code = ${code}),
    (SELECT of_number.course_id FROM courses of_number WHERE of_number.numeric_code = ${code}),
    (SELECT former.course_id FROM course_aliases former WHERE former.code = ${code}))`;

/** The id of a course, or of the one that it was merged into; NULL when there is neither. */
export const currentCourseId = (courseId: string): SQL<string> =>
  sql<string>`(SELECT course_id FROM courses WHERE course_id = ${courseId} UNION ALL SELECT course_id FROM course_aliases WHERE code = ${courseId} LIMIT 1)`;

/** The code of a course, or of the one that it was merged into; a word that nobody writes when there is neither. */
export const codeOf = (courseId: string): SQL<string> =>
  sql<string>`coalesce((SELECT course_code FROM courses WHERE course_id = ${currentCourseId(courseId)}), 'nocourse')`;

const headColumns = columns({
  courseId: courses.courseId,
  courseCode: courses.courseCode,
  numericCode: courses.numericCode,
  nameEn: courses.nameEn,
  nameTr: courses.nameTr,
  theoryHours: courses.theoryHours,
  practiceHours: courses.practiceHours,
  creditHalves: courses.creditHalves,
  ectsHalves: courses.ectsHalves,
  courseType: courses.courseType,
  level: courses.level,
  language: courses.language,
  offeredSemesters: courses.offeredSemesters,
  nonTechnicalTerm: courses.nonTechnicalTerm,
  status: courses.status,
  lastTerm: courses.lastTerm,
  experienceCount: courses.experienceCount,
  databankCount: courses.databankCount,
  departmentId: departments.departmentId,
  departmentCode: departments.departmentCode,
  departmentNameEn: departments.nameEn,
  departmentNameTr: departments.nameTr,
  faculty: departments.faculty,
});

/** The statement for a course's head: one row or none. @param courseId SQL that gives an id */
export const courseHead = ({ db, actor }: Reader, courseId: SQL) =>
  db
    .select({
      ...headColumns,
      /** How often its sections of the last term are planned, of those that enough plan. */
      planners: sql<number>`(SELECT coalesce(sum(planners), 0) FROM demand_releases
        WHERE demand_releases.course_id = ${courses.courseId} AND demand_releases.term = ${courses.lastTerm})`.as("planners"),
      isFavorite: sql<boolean>`EXISTS (SELECT 1 FROM ${courseFavorites} WHERE ${courseFavorites.userId} = ${actor?.userId ?? ""}
        AND ${courseFavorites.courseId} = ${courses.courseId})`
        .mapWith(Boolean)
        .as("isFavorite"),
    })
    .from(courses)
    .innerJoin(departments, eq(departments.departmentId, courses.departmentId))
    .where(sql`${courses.courseId} = ${courseId}`)
    .limit(1);

export type CourseHead = Awaited<ReturnType<typeof courseHead>>[number];

/** The courses that go by these codes, or did, in their order; those that nobody sees are left out. */
export async function coursesByCode({ db }: Pick<Reader, "db">, codes: readonly string[]) {
  const [rows] = await db.batch([
    rawStatement<{ asked: string; courseId: string; courseCode: string }>(
      db,
      sql`SELECT asked.value AS asked, c.course_id AS courseId, c.course_code AS courseCode
        FROM ${eachOf(codes)} asked CROSS JOIN courses c ON c.course_id = ${courseIdOf(sql`asked.value`)}
        WHERE c.status <> 'draft' ORDER BY asked.key`,
    ),
  ]);
  return rows;
}
