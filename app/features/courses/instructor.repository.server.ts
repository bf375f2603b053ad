/** What somebody teaches and taught, and what those courses were rated with them: one round trip. */
import { instructors } from "@schema/catalog";
import { experienceSums } from "@schema/courses";
import { inArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, rawStatement } from "~/platform/db.server";

/** Whoever teaches more has other courses in the lists of their departments. */
const MOST_SECTIONS = 600;

interface TaughtRow {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  faculty: string;
  term: string;
  sectionNumber: number;
  sectionId: string;
}

interface TimeRow {
  sectionId: string;
  day: number;
  startMinute: number;
}

/** @param nameKeys folded names, of which the longest that somebody has is meant @param term sections from this one on come with their times */
export async function readInstructor({ db }: Pick<Context, "db">, nameKeys: readonly string[], term: string) {
  const them = sql`(SELECT instructor_id FROM instructors WHERE ${inArray(instructors.nameKey, [...nameKeys])} ORDER BY length(name_key) DESC LIMIT 1)`;
  const isThem = sql`t.instructor_id = ${them}`;
  const taught = sql`section_instructors t CROSS JOIN sections x ON x.section_id = t.section_id
    CROSS JOIN offerings o ON o.offering_id = x.offering_id WHERE ${isThem} AND x.withdrawn_at IS NULL AND o.withdrawn_at IS NULL`;
  const [[person], sections, times, sums] = await db.batch([
    db
      .select(columns({ instructorId: instructors.instructorId, name: instructors.name }))
      .from(instructors)
      .where(sql`${instructors.instructorId} = ${them}`),
    rawStatement<TaughtRow>(
      db,
      sql`SELECT c.course_id AS courseId, c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr, d.faculty,
          x.term, x.section_number AS sectionNumber, x.section_id AS sectionId
        FROM (SELECT o.course_id, o.term, x.section_number, x.section_id FROM ${taught} ORDER BY o.term DESC LIMIT ${MOST_SECTIONS}) x
          CROSS JOIN courses c ON c.course_id = x.course_id CROSS JOIN departments d ON d.department_id = c.department_id
        WHERE c.status <> 'draft' ORDER BY c.sort_key, x.term DESC, x.section_number`,
    ),
    rawStatement<TimeRow>(
      db,
      sql`SELECT m.section_id AS sectionId, m.day, m.start_minute AS startMinute
        FROM (SELECT x.section_id FROM ${taught} AND o.term >= ${term}) x CROSS JOIN section_meetings m ON m.section_id = x.section_id
        ORDER BY m.section_id, m.position`,
    ),
    db
      .select()
      .from(experienceSums)
      .where(
        sql`${experienceSums.instructorId} = ${them} AND ${experienceSums.term} = ''
          AND ${experienceSums.courseId} IN (SELECT t.course_id FROM section_instructors t WHERE ${isThem})`,
      ),
  ]);
  return { person: person ?? null, sections, times, sums };
}
