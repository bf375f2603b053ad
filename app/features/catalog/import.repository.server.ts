/** Writes timetables to the database in sets: a chunk of courses is one batch, so it is there whole or not at all. */
import { importRefusals, imports } from "@schema";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { type Db, eachOf, written } from "~/platform/db.server";
import { departmentsWithCourses } from "../departments/import.service.server";
import { apartCode, type Refusal, searchTextOf, sortKeyOf, type TimetableCourse } from "./import.rules";

export type ImportRow = typeof imports.$inferSelect;
export type RefusalRow = typeof importRefusals.$inferSelect;

interface ChunkInput {
  importId: string;
  term: string;
  courses: TimetableCourse[];
  /** How many rows the import had dealt with before this chunk; a chunk counts only once. */
  processedBefore: number;
  now: number;
}

/** Runs written SQL as one transaction. */
async function runTogether(db: Db, [first, ...rest]: [SQL, ...SQL[]]): Promise<void> {
  await db.batch([written(db, first), ...rest.map((query) => written(db, query))]);
}

/** The chunk's courses as flat rows; keys are short because they travel with each of them. */
function courseRows(courses: TimetableCourse[]) {
  return courses.map((course) => {
    const apart = apartCode(course.plainCode, course.numericCode);
    return {
      n: course.numericCode,
      i: `course-${course.numericCode}`,
      c: course.courseCode,
      k: sortKeyOf(course.courseCode),
      ac: apart,
      ak: sortKeyOf(apart),
      en: course.nameEn,
      tr: course.nameTr,
      s: searchTextOf(course),
      l: course.level,
      d: course.departmentNumericCode,
      h: course.importHash,
      o: course.offeringHash,
      x: course.sections.length > 0 ? 1 : 0,
      r: course.rowName,
    };
  });
}

const sectionIdOf = (numericCode: string, term: string, number: number) => `section-${numericCode}-${term}-${number}`;

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
const departmentsOf = (courses: TimetableCourse[]) =>
  new Map(courses.map((course) => [course.departmentNumericCode, course.departmentPrefix] as const));

function insertInstructors(courses: TimetableCourse[], now: number) {
  const all = courses.flatMap((course) => course.sections.flatMap((section) => section.instructors));
  const rows = [...new Map(all.map((person) => [person.nameKey, person])).values()];
  return sql`
    INSERT INTO instructors (instructor_id, name, name_key, created_at)
    SELECT value ->> 'instructorId', value ->> 'name', value ->> 'nameKey', ${now} FROM ${eachOf(rows)} WHERE true
    ON CONFLICT DO NOTHING`;
}

/** Tells what the chunk will do, before it does it, and counts that on the import; a second delivery counts nothing. */
function countChunk({ importId, term, processedBefore, now, courses }: ChunkInput, rows: object[]) {
  return sql`
    UPDATE imports SET
      processed = processed + ${courses.length}, refused = imports.refused + t.refused, added = imports.added + t.added,
      changed = imports.changed + t.changed, unchanged = imports.unchanged + t.unchanged, updated_at = ${now}
    FROM (
      SELECT total(state = 'refused') AS refused, total(state = 'added') AS added,
        total(state = 'changed') AS changed, total(state = 'unchanged') AS unchanged
      FROM (
        SELECT CASE
          WHEN d.department_id IS NULL THEN 'refused'
          WHEN c.course_id IS NULL AND (
            EXISTS (SELECT 1 FROM courses t WHERE t.course_id = j.value ->> 'i')
            OR (EXISTS (SELECT 1 FROM courses t WHERE t.course_code = j.value ->> 'c')
              AND EXISTS (SELECT 1 FROM courses t WHERE t.course_code = j.value ->> 'ac'))) THEN 'refused'
          WHEN c.course_id IS NULL THEN 'added'
          WHEN j.value ->> 'x' AND o.import_hash IS NOT j.value ->> 'o' THEN 'changed'
          WHEN ${term} >= coalesce(c.last_term, '') AND c.import_hash IS NOT j.value ->> 'h' THEN 'changed'
          ELSE 'unchanged' END AS state
        FROM ${eachOf(rows)} j
          LEFT JOIN departments d ON d.numeric_code = j.value ->> 'd'
          LEFT JOIN courses c ON c.numeric_code = j.value ->> 'n'
          LEFT JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term}
      )
    ) AS t
    WHERE import_id = ${importId} AND status = 'running' AND processed = ${processedBefore}`;
}

/**
 * New courses in full; of known ones the names, the search text and the last term, unless the file is of an older term.
 * A code changes only while it is the bare number. Everything else belongs to the staff.
 */
function upsertCourses(rows: object[], term: string, now: number) {
  return sql`
    INSERT INTO courses (course_id, course_code, numeric_code, name_en, name_tr, sort_key, search_text, level, department_id, last_term, import_hash, created_at, updated_at)
    SELECT j.i, iif(j.is_taken, j.ac, j.c), j.n, j.en, j.tr, iif(j.is_taken, j.ak, j.k), j.s, j.l, d.department_id,
      iif(j.x, ${term}, NULL), j.h, ${now}, ${now}
    FROM (
      SELECT value ->> 'i' AS i, value ->> 'c' AS c, value ->> 'n' AS n, value ->> 'k' AS k, value ->> 'ac' AS ac, value ->> 'ak' AS ak,
        value ->> 'en' AS en, value ->> 'tr' AS tr, value ->> 's' AS s, value ->> 'l' AS l, value ->> 'd' AS d, value ->> 'h' AS h, value ->> 'x' AS x,
        EXISTS (SELECT 1 FROM courses t WHERE t.course_code = value ->> 'c' AND t.numeric_code <> value ->> 'n') AS is_taken
      FROM ${eachOf(rows)}
    ) j CROSS JOIN departments d ON d.numeric_code = j.d WHERE true
    ON CONFLICT (numeric_code) DO UPDATE SET
      course_code = iif(course_code = numeric_code, excluded.course_code, course_code),
      sort_key = iif(course_code = numeric_code, excluded.sort_key, sort_key),
      name_en = excluded.name_en, name_tr = excluded.name_tr,
      search_text = iif(course_code IN (excluded.course_code, numeric_code), '', lower(course_code) || ' ') || excluded.search_text,
      last_term = coalesce(excluded.last_term, last_term), import_hash = excluded.import_hash, updated_at = excluded.updated_at
    WHERE ${term} >= coalesce(last_term, '')
      AND (import_hash IS NOT excluded.import_hash OR last_term IS NOT coalesce(excluded.last_term, last_term))
    ON CONFLICT DO NOTHING`;
}

/** Courses that couldn't be written because what identifies them belongs to another one. */
function refuseUnwritten(rows: object[], importId: string) {
  return sql`
    INSERT INTO import_refusals (import_id, row_name, reason, detail)
    SELECT ${importId}, value ->> 'r', 'duplicateCode', value ->> 'c' FROM ${eachOf(rows)}
    WHERE NOT EXISTS (SELECT 1 FROM courses WHERE numeric_code = value ->> 'n')
    ON CONFLICT DO NOTHING`;
}

/** The chunk's offerings whose sections are being replaced: those without a hash. */
function staleOfferings(rows: SQL, term: string) {
  return sql`${rows} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    CROSS JOIN offerings o ON o.course_id = c.course_id AND o.term = ${term} AND o.import_hash = ''`;
}

/** Takes the hash off offerings that are new or differ, which marks them for the statements that follow in the batch. */
function markOfferings(rows: object[], term: string, now: number) {
  return sql`
    INSERT INTO offerings (offering_id, course_id, term, import_hash, created_at, updated_at)
    SELECT 'offering-' || c.numeric_code || '-' || ${term}, c.course_id, ${term}, '', ${now}, ${now}
    FROM ${eachOf(rows)} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    WHERE j.value ->> 'x' AND NOT EXISTS (
      SELECT 1 FROM offerings o WHERE o.course_id = c.course_id AND o.term = ${term} AND o.import_hash = j.value ->> 'o')
    ON CONFLICT (course_id, term) DO UPDATE SET import_hash = '', updated_at = excluded.updated_at`;
}

function clearSections(rows: object[], term: string): SQL[] {
  const stale = staleOfferings(eachOf(rows), term);
  const sectionIds = sql`(SELECT s.section_id FROM ${stale} CROSS JOIN sections s ON s.offering_id = o.offering_id)`;
  return [
    sql`DELETE FROM section_instructors WHERE section_id IN ${sectionIds}`,
    sql`DELETE FROM section_meetings WHERE section_id IN ${sectionIds}`,
    sql`DELETE FROM sections WHERE offering_id IN (SELECT o.offering_id FROM ${stale})`,
  ];
}

function fillSections(courses: TimetableCourse[], term: string): SQL[] {
  return [
    sql`
      INSERT INTO sections (section_id, offering_id, section_number, criteria, note)
      SELECT j.value ->> 'i', o.offering_id, j.value ->> 'no', j.value ->> 'c', j.value ->> 'm'
      FROM ${staleOfferings(eachOf(sectionRows(courses, term)), term)}`,
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

/** Writes a chunk of courses with everything below them, in one transaction. Writing it again changes nothing. */
export async function writeChunk(db: Db, chunk: ChunkInput): Promise<void> {
  const { courses, term, now, importId } = chunk;
  const rows = courseRows(courses);
  await runTogether(db, [
    departmentsWithCourses(departmentsOf(courses), now),
    insertInstructors(courses, now),
    countChunk(chunk, rows),
    upsertCourses(rows, term, now),
    refuseUnwritten(rows, importId),
    markOfferings(rows, term, now),
    ...clearSections(rows, term),
    ...fillSections(courses, term),
    sealOfferings(rows, term),
  ]);
}

/** Letters of the known departments' courses, by the number their codes start with. */
export async function departmentPrefixes(db: Db): Promise<Map<string, string>> {
  const rows = await db.all<{ n: string; code: string }>(
    sql`SELECT numeric_code AS n, department_code AS code FROM departments WHERE department_code <> numeric_code`,
  );
  return new Map(rows.map(({ n, code }) => [n, code]));
}

/** Turkish titles that courses already have, for files that lack them. */
export async function knownTurkishNames(db: Db, numericCodes: string[]): Promise<Map<string, string>> {
  if (numericCodes.length === 0) return new Map();
  const rows = await db.all<{ n: string; name: string }>(
    sql`SELECT c.numeric_code AS n, c.name_tr AS name FROM ${eachOf(numericCodes)} j
      JOIN courses c ON c.numeric_code = j.value WHERE c.name_tr <> c.name_en`,
  );
  return new Map(rows.map(({ n, name }) => [n, name]));
}

export async function insertImport(db: Db, row: typeof imports.$inferInsert): Promise<void> {
  await db.insert(imports).values(row);
}

/** Refusals in one string; each has at most some 300 letters. */
const REFUSALS_PER_STATEMENT = 1000;

function insertRefusals(importId: string, refusals: Refusal[]): SQL[] {
  const pages = Array.from({ length: Math.ceil(refusals.length / REFUSALS_PER_STATEMENT) }, (_, page) =>
    refusals.slice(page * REFUSALS_PER_STATEMENT, (page + 1) * REFUSALS_PER_STATEMENT),
  );
  return pages.map(
    (page) => sql`
      INSERT INTO import_refusals (import_id, row_name, reason, detail)
      SELECT ${importId}, value ->> 'rowName', value ->> 'reason', value ->> 'detail' FROM ${eachOf(page)} WHERE true
      ON CONFLICT DO UPDATE SET reason = excluded.reason, detail = excluded.detail`,
  );
}

/** Starts an import with its refusals; one that is under way goes on, one that is done stays done. */
export async function startImport(db: Db, start: { importId: string; total: number; refusals: Refusal[]; now: number }): Promise<void> {
  const { importId, total, refusals, now } = start;
  await runTogether(db, [
    sql`
      UPDATE imports SET status = 'running', total = ${total}, processed = ${refusals.length}, refused = ${refusals.length},
        added = 0, changed = 0, unchanged = 0, failure = NULL, updated_at = ${now}
      WHERE import_id = ${importId} AND status IN ('waiting', 'failed')`,
    ...insertRefusals(importId, refusals),
  ]);
}

export async function finishImport(db: Db, importId: string, now: number): Promise<void> {
  await db.run(sql`UPDATE imports SET status = 'done', updated_at = ${now} WHERE import_id = ${importId} AND status = 'running'`);
}

export async function failImport(db: Db, importId: string, failure: string, now: number): Promise<void> {
  await db.run(sql`
    UPDATE imports SET status = 'failed', failure = ${failure}, updated_at = ${now} WHERE import_id = ${importId} AND status <> 'done'`);
}

export async function readImport(db: Db, importId: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.importId, importId));
  return row ?? null;
}

/** An import with a page of its refusals, by row name. */
export async function readImportWithRefusals(db: Db, importId: string, afterRow: string, limit: number) {
  const [[row], refusals] = await db.batch([
    db.select().from(imports).where(eq(imports.importId, importId)),
    db
      .select()
      .from(importRefusals)
      .where(and(eq(importRefusals.importId, importId), gt(importRefusals.rowName, afterRow)))
      .orderBy(asc(importRefusals.rowName))
      .limit(limit),
  ]);
  return { row: row ?? null, refusals };
}
