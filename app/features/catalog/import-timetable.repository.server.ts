/** Writes a chunk of a timetable: courses, their offerings in the term, and everything below these, in one transaction. */
import { type SQL, sql } from "drizzle-orm";
import { type Db, eachOf } from "~/platform/db.server";
import type { NamedDepartment } from "../departments/import.service.server";
import { runTogether } from "./import.repository.server";
import type { TimetableCourse } from "./import.rules";
import { saveBefore } from "./import-before.repository.server";
import {
  type ChunkStart,
  type Claims,
  claimRows,
  countChunk,
  courseStatements,
  departmentStatements,
  type Foreseen,
  isNews,
  knownCourses,
  stateBefore,
  stateOf,
} from "./import-courses.repository.server";

interface ChunkInput extends ChunkStart {
  term: string;
  courses: TimetableCourse[];
}

const sectionIdOf = (numericCode: string, term: string, number: number) => `section-${numericCode}-${term}-${number}`;

const claimsOf = (course: TimetableCourse): Claims => ({ ...course, toldNameEn: course.nameEn });

/** The chunk's courses as flat rows, with what decides whether their sections are replaced. */
const courseRows = (courses: TimetableCourse[]) => {
  const rows = claimRows(courses.map(claimsOf));
  return courses.map(({ offeringHash, sections }, index) => ({ ...rows[index], o: offeringHash, x: sections.length > 0 ? 1 : 0 }));
};

function sectionRows(courses: TimetableCourse[], term: string) {
  return courses.flatMap(({ numericCode, sections }) =>
    sections.map(({ number, criteria, note }) => ({
      n: numericCode,
      i: sectionIdOf(numericCode, term, number),
      no: number,
      c: JSON.stringify(criteria),
      m: note,
    })),
  );
}

function teachingRows(courses: TimetableCourse[], term: string) {
  return courses.flatMap(({ numericCode, sections }) =>
    sections.flatMap(({ number, instructors }) =>
      instructors.map(({ nameKey }) => ({ n: numericCode, i: sectionIdOf(numericCode, term, number), k: nameKey })),
    ),
  );
}

function meetingRows(courses: TimetableCourse[], term: string) {
  return courses.flatMap(({ numericCode, sections }) =>
    sections.flatMap(({ number, meetings }) =>
      meetings.map(({ day, startMinute, endMinute, place }, position) => ({
        n: numericCode,
        i: sectionIdOf(numericCode, term, number),
        q: position,
        d: day,
        b: startMinute,
        e: endMinute,
        p: place,
      })),
    ),
  );
}

/** The departments of the courses, with the letters that these start with. */
export function departmentsOfTimetable(courses: TimetableCourse[]): NamedDepartment[] {
  const letters = new Map(courses.map((course) => [course.departmentNumericCode, course.departmentPrefix] as const));
  return [...letters].map(([numericCode, prefix]) => ({ numericCode, prefix, nameEn: null, nameTr: null, hasCourses: true }));
}

function insertInstructors(courses: TimetableCourse[], { importId, now }: ChunkInput): SQL[] {
  const all = courses.flatMap((course) => course.sections.flatMap((section) => section.instructors));
  const people = eachOf([...new Map(all.map((person) => [person.nameKey, person])).values()]);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM instructors i WHERE i.name_key = value ->> 'nameKey')`;
  return [
    saveBefore(importId, "instructor", sql`SELECT value ->> 'instructorId' AS id FROM ${people} WHERE ${isNew}`),
    sql`INSERT INTO instructors (instructor_id, name, name_key, created_at)
      SELECT value ->> 'instructorId', value ->> 'name', value ->> 'nameKey', ${now} FROM ${people} WHERE ${isNew}
      ON CONFLICT DO NOTHING`,
  ];
}

/** Whether the offering of row `j` is new, differs, or was withdrawn; `o` is what the term has of it. */
export const isOfferingNews = sql`(j.value ->> 'x' AND o.import_hash IS NOT j.value ->> 'o')`;

const isTimetableNews = (term: string) => sql`(${isOfferingNews} OR ${isNews({ source: "timetable", term })})`;

const besideOfferings = (rows: object[], term: string) =>
  sql`${knownCourses(rows)} LEFT JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term}`;

/** What a chunk of a timetable would do to its courses. */
export function foreseeTimetable(courses: TimetableCourse[], term: string): Foreseen {
  const rows = courseRows(courses);
  return { rows, state: stateBefore(isTimetableNews(term)), source: besideOfferings(rows, term) };
}

/** The sections of the chunk's courses whose offerings differ, as they are now. */
export const sectionsBefore = (courses: TimetableCourse[], term: string): SQL => sql`
  SELECT c.numeric_code AS n, c.course_code AS code, s.section_number AS number, s.withdrawn_at AS withdrawnAt, s.criteria, s.note,
    (SELECT json_group_array(json_array(i.name_key, i.name)) FROM section_instructors x CROSS JOIN instructors i ON i.instructor_id = x.instructor_id
      WHERE x.section_id = s.section_id) AS instructors,
    (SELECT json_group_array(json_array(m.position, m.day, m.start_minute, m.end_minute, m.place)) FROM section_meetings m
      WHERE m.section_id = s.section_id) AS meetings
  FROM ${eachOf(courseRows(courses))} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    CROSS JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term} CROSS JOIN sections s ON s.offering_id = o.offering_id
  WHERE ${isOfferingNews} ORDER BY j.key, s.section_number`;

function countTimetable(chunk: ChunkInput, rows: object[], sections: object[]): SQL {
  const { term, courses } = chunk;
  const states = sql`SELECT ${stateOf(isTimetableNews(term))} AS state ${besideOfferings(rows, term)}`;
  const withdrawn = sql`SELECT count(*) FROM ${eachOf(rows)} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    CROSS JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term} CROSS JOIN sections s ON s.offering_id = o.offering_id
    WHERE ${isOfferingNews} AND s.withdrawn_at IS NULL AND s.section_id NOT IN (SELECT value ->> 'i' FROM ${eachOf(sections)})`;
  return countChunk(chunk, courses.length, states, withdrawn);
}

/** The chunk's offerings whose sections are being replaced: those without a hash. */
function staleOfferings(rows: SQL, term: string) {
  return sql`${rows} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    CROSS JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term} AND o.import_hash = ''`;
}

/** Takes the hash off offerings that are new or differ, which marks them for the statements that follow in the batch. */
function markOfferings(rows: object[], { importId, term, now }: ChunkInput): SQL[] {
  const source = sql`FROM ${eachOf(rows)} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    LEFT JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term} WHERE ${isOfferingNews}`;
  const id = sql`coalesce(o.offering_id, 'offering-' || c.numeric_code || '-' || ${term})`;
  return [
    saveBefore(importId, "offering", sql`SELECT ${id} AS id ${source}`),
    sql`INSERT INTO offerings (offering_id, course_id, term, import_hash, created_at, updated_at)
      SELECT ${id}, c.course_id, ${term}, '', ${now}, ${now} ${source}
      ON CONFLICT (course_id, term) DO UPDATE SET import_hash = '', withdrawn_at = NULL, updated_at = excluded.updated_at`,
  ];
}

/**
 * Takes lecturers and times off the replaced sections. A section that the file has no more stays, marked as withdrawn; it
 * has neither, so that nobody who reads those two tables has to ask.
 */
function clearSections(rows: object[], sections: object[], { term, now }: ChunkInput): SQL[] {
  const stale = staleOfferings(eachOf(rows), term);
  const ofStale = sql`(SELECT s.section_id FROM ${stale} CROSS JOIN sections s ON s.offering_id = o.offering_id)`;
  return [
    sql`DELETE FROM section_instructors WHERE section_id IN ${ofStale}`,
    sql`DELETE FROM section_meetings WHERE section_id IN ${ofStale}`,
    sql`UPDATE sections SET withdrawn_at = ${now} WHERE withdrawn_at IS NULL AND section_id IN ${ofStale}
      AND section_id NOT IN (SELECT value ->> 'i' FROM ${eachOf(sections)})`,
  ];
}

function fillSections(courses: TimetableCourse[], sections: object[], term: string): SQL[] {
  return [
    sql`
      INSERT INTO sections (section_id, offering_id, section_number, criteria, note)
      SELECT j.value ->> 'i', o.offering_id, j.value ->> 'no', j.value ->> 'c', j.value ->> 'm'
      FROM ${staleOfferings(eachOf(sections), term)} WHERE true
      ON CONFLICT (section_id) DO UPDATE SET criteria = excluded.criteria, note = excluded.note, withdrawn_at = NULL`,
    sql`
      INSERT INTO section_instructors (section_id, instructor_id, course_id)
      SELECT j.value ->> 'i', i.instructor_id, c.course_id
      FROM ${staleOfferings(eachOf(teachingRows(courses, term)), term)} CROSS JOIN instructors i ON i.name_key = j.value ->> 'k'
      WHERE true ON CONFLICT DO NOTHING`,
    sql`
      INSERT INTO section_meetings (section_id, position, day, start_minute, end_minute, place, course_id, term)
      SELECT j.value ->> 'i', j.value ->> 'q', j.value ->> 'd', j.value ->> 'b', j.value ->> 'e', j.value ->> 'p', c.course_id, ${term}
      FROM ${staleOfferings(eachOf(meetingRows(courses, term)), term)}`,
  ];
}

/** Gives the replaced offerings their hash, which ends the replacement. An upsert, for `UPDATE … FROM` would scan them all. */
function sealOfferings(rows: object[], term: string) {
  return sql`
    INSERT INTO offerings (offering_id, course_id, term, import_hash, created_at, updated_at)
    SELECT o.offering_id, o.course_id, o.term, j.value ->> 'o', o.created_at, o.updated_at
    FROM ${staleOfferings(eachOf(rows), term)} WHERE true
    ON CONFLICT (offering_id) DO UPDATE SET import_hash = excluded.import_hash`;
}

/** Writes a chunk of courses with everything below them. Writing it again changes nothing. */
export async function writeTimetableChunk(db: Db, chunk: ChunkInput): Promise<void> {
  const { courses, term, now, importId } = chunk;
  const rows = courseRows(courses);
  const sections = sectionRows(courses, term);
  await runTogether(db, [
    ...departmentStatements(importId, departmentsOfTimetable(courses), now),
    ...insertInstructors(courses, chunk),
    countTimetable(chunk, rows, sections),
    ...courseStatements(rows, { importId, source: "timetable", term, now }),
    ...markOfferings(rows, chunk),
    ...clearSections(rows, sections, chunk),
    ...fillSections(courses, sections, term),
    sealOfferings(rows, term),
  ]);
}

const missing = (term: string, present: readonly string[]) => sql`FROM offerings o CROSS JOIN courses c ON c.course_id = o.course_id
  WHERE o.term = ${term} AND o.withdrawn_at IS NULL AND c.numeric_code NOT IN (SELECT value FROM ${eachOf(present)})`;

/** The courses that the term has and the file hasn't, each with how many sections it has. */
export const missingCourses = (term: string, present: readonly string[]): SQL => sql`
  SELECT c.course_code AS code, (SELECT count(*) FROM sections s WHERE s.offering_id = o.offering_id AND s.withdrawn_at IS NULL) AS sections
  ${missing(term, present)} ORDER BY c.numeric_code`;

/**
 * The statements that withdraw what the term has and the file hasn't.
 * @param present seven-digit codes that the file has with sections, or that it has in rows that can't be read
 */
export function withdrawMissing(
  { importId, term, now }: Omit<ChunkInput, "courses" | "processedBefore">,
  present: readonly string[],
): SQL[] {
  const gone = sql`SELECT o.offering_id AS id ${missing(term, present)}`;
  const sectionIds = sql`(SELECT section_id FROM sections WHERE offering_id IN (${gone}))`;
  return [
    saveBefore(importId, "offering", gone),
    sql`UPDATE imports SET withdrawn = withdrawn + (SELECT count(*) FROM sections WHERE withdrawn_at IS NULL AND offering_id IN (${gone}))
      WHERE import_id = ${importId} AND status = 'running'`,
    sql`DELETE FROM section_instructors WHERE section_id IN ${sectionIds}`,
    sql`DELETE FROM section_meetings WHERE section_id IN ${sectionIds}`,
    sql`UPDATE sections SET withdrawn_at = ${now} WHERE withdrawn_at IS NULL AND offering_id IN (${gone})`,
    // Without its hash the offering is read anew when a file has it again.
    sql`UPDATE offerings SET withdrawn_at = ${now}, import_hash = 'withdrawn', updated_at = ${now} WHERE offering_id IN (SELECT id FROM (${gone}))`,
  ];
}
