/** One course of the catalog with everything that its page shows, in one round trip. */
import { courseFavorites, courses, offerings, sections } from "@schema/catalog";
import { departments } from "@schema/departments";
import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, written } from "~/platform/db.server";
import type { PrerequisiteRow } from "./prerequisites.rules";

type Base = Pick<Context, "db" | "actor">;

/** How deep prerequisites of prerequisites are shown. */
export const TREE_DEPTH = 4;
const MAX_TREE_ROWS = 200;
const MAX_NEEDED_BY = 60;
const MAX_TERMS = 40;

const factColumns = columns({
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
  status: courses.status,
  lastTerm: courses.lastTerm,
  experienceCount: courses.experienceCount,
  overallHundredths: courses.overallHundredths,
  difficultyHundredths: courses.difficultyHundredths,
  hoursHundredths: courses.hoursHundredths,
  databankCount: courses.databankCount,
  favoriteCount: courses.favoriteCount,
  descriptionEn: courses.descriptionEn,
  descriptionTr: courses.descriptionTr,
  departmentId: departments.departmentId,
  departmentCode: departments.departmentCode,
  departmentNameEn: departments.nameEn,
  departmentNameTr: departments.nameTr,
});

/** The course that goes by a code, by its seven digits, or by what it was once called. */
const courseIdOf = (code: string) =>
  sql`(SELECT course_id FROM courses WHERE course_code = ${code} UNION ALL SELECT course_id FROM courses WHERE numeric_code = ${code}
    UNION ALL SELECT course_id FROM course_aliases WHERE code = ${code} LIMIT 1)`;

/** Terms that were withdrawn come last. */
const isWithdrawn = sql`withdrawn_at IS NOT NULL`;

/** The offering of a course in a term; in its latest term when it wasn't offered in that one. */
const offeringOf = (code: string, term: string) =>
  sql`(SELECT offering_id FROM offerings WHERE course_id = ${courseIdOf(code)} ORDER BY term = ${term} DESC, ${isWithdrawn}, term DESC LIMIT 1)`;

export interface NeededByRow {
  courseCode: string;
  nameEn: string;
  nameTr: string;
}

interface InstructorRow {
  sectionId: string;
  name: string;
}

interface MeetingRow {
  sectionId: string;
  day: number;
  startMinute: number;
  endMinute: number;
  place: string | null;
}

const prerequisiteRows = ({ db }: Base, code: string) =>
  written<PrerequisiteRow>(
    db,
    sql`WITH RECURSIVE tree (course_id, depth) AS (
        SELECT ${courseIdOf(code)}, 0
        UNION
        SELECT p.required_course_id, t.depth + 1 FROM tree t CROSS JOIN course_prerequisites p ON p.course_id = t.course_id
        WHERE t.depth < ${TREE_DEPTH - 1}
      )
      SELECT p.course_id AS courseId, p.set_number AS setNumber, p.required_course_id AS requiredCourseId,
        c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr
      FROM (SELECT course_id, min(depth) AS depth FROM tree GROUP BY course_id) t
        CROSS JOIN course_prerequisites p ON p.course_id = t.course_id
        CROSS JOIN courses c ON c.course_id = p.required_course_id
      ORDER BY t.depth, p.course_id, p.set_number, c.sort_key LIMIT ${MAX_TREE_ROWS}`,
  );

const neededByRows = ({ db }: Base, code: string) =>
  written<NeededByRow>(
    db,
    sql`SELECT c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr
      FROM (SELECT DISTINCT course_id FROM course_prerequisites WHERE required_course_id = ${courseIdOf(code)} LIMIT ${MAX_NEEDED_BY}) p
        CROSS JOIN courses c ON c.course_id = p.course_id
      WHERE c.status = 'active' ORDER BY c.sort_key`,
  );

/** Facts, terms, the sections of one term, prerequisites, what needs it, and whether the reader keeps it. */
export async function readCoursePage(ctx: Base, code: string, term: string) {
  const { db, actor } = ctx;
  const offeringId = offeringOf(code, term);
  const ofOffering = sql`SELECT section_id FROM sections WHERE offering_id = ${offeringId}`;
  const [facts, terms, sectionRows, instructors, meetings, prerequisites, neededBy, favorites] = await db.batch([
    db
      .select(factColumns)
      .from(courses)
      .innerJoin(departments, eq(departments.departmentId, courses.departmentId))
      .where(eq(courses.courseId, courseIdOf(code))),
    db
      .select({ term: offerings.term })
      .from(offerings)
      .where(eq(offerings.courseId, courseIdOf(code)))
      .orderBy(isWithdrawn, desc(offerings.term))
      .limit(MAX_TERMS),
    db
      .select({
        sectionId: sections.sectionId,
        sectionNumber: sections.sectionNumber,
        criteria: sections.criteria,
        note: sections.note,
        withdrawnAt: sections.withdrawnAt,
      })
      .from(sections)
      .where(eq(sections.offeringId, offeringId))
      .orderBy(sections.sectionNumber),
    written<InstructorRow>(
      db,
      sql`SELECT s.section_id AS sectionId, i.name FROM section_instructors s CROSS JOIN instructors i ON i.instructor_id = s.instructor_id
        WHERE s.section_id IN (${ofOffering}) ORDER BY i.name`,
    ),
    written<MeetingRow>(
      db,
      sql`SELECT section_id AS sectionId, day, start_minute AS startMinute, end_minute AS endMinute, place FROM section_meetings
        WHERE section_id IN (${ofOffering}) ORDER BY section_id, position`,
    ),
    prerequisiteRows(ctx, code),
    neededByRows(ctx, code),
    db
      .select({ courseId: courseFavorites.courseId })
      .from(courseFavorites)
      .where(sql`${courseFavorites.userId} = ${actor?.userId ?? ""} AND ${courseFavorites.courseId} = ${courseIdOf(code)}`),
  ]);
  return {
    facts: facts[0] ?? null,
    terms: terms.map((row) => row.term),
    sections: sectionRows,
    instructors,
    meetings,
    prerequisites,
    neededBy,
    isFavorite: favorites.length > 0,
  };
}

export type CourseFacts = NonNullable<Awaited<ReturnType<typeof readCoursePage>>["facts"]>;
