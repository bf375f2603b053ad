/** Gives back the state before an import, in one transaction: from the images that it kept of every row it touched. */
import { imports } from "@schema/catalog.imports";
import { type SQL, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { Context } from "~/platform/context";
import { type Db, rawStatement, returning } from "~/platform/db.server";
import { restoreDepartments } from "../departments/import.service.server";
import { courseColumns, type ImageKind, lineColumns, overriddenField, programColumns } from "./import-before.repository.server";

const images = (importId: string, kind: ImageKind, now: number): SQL =>
  sql`SELECT b.row_id, b.before FROM import_before b CROSS JOIN imports i ON i.import_id = b.import_id
    WHERE b.import_id = ${importId} AND b.kind = ${kind} AND i.undone_at = ${now}`;

const idsOf = (rows: SQL, condition = "1") => sql`(SELECT row_id FROM (${rows}) WHERE ${sql.raw(condition)})`;
const values = (prefix: string, columns: readonly string[]) => sql.raw(columns.map((column) => `${prefix} ->> '${column}'`).join(", "));

function restoreOfferings(rows: SQL): SQL[] {
  const sectionIds = sql`(SELECT section_id FROM sections WHERE offering_id IN ${idsOf(rows)})`;
  // A course that is gone has no offerings.
  const kept = sql`(${rows}) b CROSS JOIN courses c ON c.course_id = b.before ->> 'course'`;
  const each = sql`${kept} CROSS JOIN json_each(b.before, '$.sections') s`;
  return [
    sql`DELETE FROM section_instructors WHERE section_id IN ${sectionIds}`,
    sql`DELETE FROM section_meetings WHERE section_id IN ${sectionIds}`,
    sql`DELETE FROM sections WHERE offering_id IN ${idsOf(rows)}`,
    sql`DELETE FROM offerings WHERE offering_id IN ${idsOf(rows)}`,
    sql`INSERT INTO offerings (offering_id, course_id, term, import_hash, withdrawn_at, created_at, updated_at)
      SELECT b.row_id, ${values("b.before", ["course", "term", "hash", "withdrawn", "created", "updated"])} FROM ${kept}`,
    sql`INSERT INTO sections (section_id, offering_id, section_number, criteria, note, withdrawn_at)
      SELECT s.value ->> 'id', b.row_id, ${values("s.value", ["number", "criteria", "note", "withdrawn"])} FROM ${each}`,
    sql`INSERT INTO section_instructors (section_id, instructor_id, course_id)
      SELECT s.value ->> 'id', t.value, c.course_id FROM ${each} CROSS JOIN json_each(s.value, '$.teachers') t`,
    sql`INSERT INTO section_meetings (section_id, position, day, start_minute, end_minute, place, course_id, term)
      SELECT s.value ->> 'id', m.value ->> 0, m.value ->> 1, m.value ->> 2, m.value ->> 3, m.value ->> 4, c.course_id, b.before ->> 'term'
      FROM ${each} CROSS JOIN json_each(s.value, '$.meetings') m`,
  ];
}

const restorePrograms = (rows: SQL): SQL[] => [
  sql`DELETE FROM program_courses WHERE program_id IN ${idsOf(rows)}`,
  sql`DELETE FROM programs WHERE program_id IN ${idsOf(rows)}`,
  sql`INSERT INTO programs (program_id, ${sql.raw(programColumns.join(", "))})
    SELECT b.row_id, ${values("b.before", programColumns)} FROM (${rows}) b WHERE b.before IS NOT NULL`,
  sql`INSERT INTO program_courses (program_id, ${sql.raw(lineColumns.join(", "))})
    SELECT b.row_id, ${values("l.value", lineColumns)} FROM (${rows}) b CROSS JOIN json_each(b.before, '$.lines') l`,
];

/** People's own rows keep a course alive, and so do rows of staff and of other imports. */
const isNamed = sql.join(
  ["experiences", "databank_entries", "course_favorites", "schedule_sections", "course_overrides", "offerings", "program_courses"]
    .map((table) => sql.raw(`EXISTS (SELECT 1 FROM ${table} x WHERE x.course_id = courses.course_id)`))
    .concat([sql.raw("EXISTS (SELECT 1 FROM course_prerequisites x WHERE x.required_course_id = courses.course_id)")]),
  sql` OR `,
);

/** What staff set after the import stays. */
const restored = courseColumns.map((column) =>
  sql.raw(`${column} = iif(EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = courses.course_id
    AND v.field = '${column === "has_prerequisites" ? "prerequisites" : overriddenField(column)}'), ${column}, b.before ->> '${column}')`),
);

function restoreCourses(rows: SQL): SQL[] {
  const known = sql`(${rows}) b CROSS JOIN courses c ON c.course_id = b.row_id`;
  const hasOwnSets = sql`EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = c.course_id AND v.field = 'prerequisites')`;
  const ids = sql`(SELECT b.row_id FROM ${known} WHERE NOT ${hasOwnSets})`;
  const gone = sql`(SELECT course_id FROM courses WHERE course_id IN ${idsOf(rows, "before IS NULL")} AND NOT (${isNamed}))`;
  return [
    sql`DELETE FROM course_prerequisites WHERE course_id IN ${ids}`,
    sql`DELETE FROM waiting_prerequisites WHERE course_id IN ${ids}`,
    sql`DELETE FROM course_claims WHERE course_id IN ${idsOf(rows)}`,
    sql`DELETE FROM course_aliases WHERE course_id IN ${gone}`,
    sql`DELETE FROM courses WHERE course_id IN ${gone}`,
    sql`UPDATE courses SET course_code = '~' || numeric_code WHERE course_id IN ${idsOf(rows, "before IS NOT NULL")}
      AND NOT EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = courses.course_id AND v.field = 'courseCode')`,
    sql`UPDATE courses SET ${sql.join(restored, sql`, `)} FROM (${rows}) b WHERE b.row_id = courses.course_id AND b.before IS NOT NULL`,
    sql`INSERT INTO course_claims (course_id, field, source, term, value, folded)
      SELECT c.course_id, x.value ->> 0, x.value ->> 1, x.value ->> 2, x.value ->> 3, x.value ->> 4
      FROM ${known} CROSS JOIN json_each(b.before, '$.claims') x`,
    sql`INSERT INTO course_prerequisites (course_id, set_number, required_course_id)
      SELECT c.course_id, x.value ->> 0, x.value ->> 1 FROM ${known} CROSS JOIN json_each(b.before, '$.prerequisites') x
      WHERE NOT ${hasOwnSets} AND EXISTS (SELECT 1 FROM courses r WHERE r.course_id = x.value ->> 1)`,
    sql`INSERT INTO waiting_prerequisites (course_id, set_number, required_code)
      SELECT c.course_id, x.value ->> 0, x.value ->> 1 FROM ${known} CROSS JOIN json_each(b.before, '$.waiting') x WHERE NOT ${hasOwnSets}`,
    sql`UPDATE course_overrides SET file_value = x.v FROM (
        SELECT c.course_id AS id, x.value ->> 0 AS f, x.value ->> 1 AS v FROM ${known} CROSS JOIN json_each(b.before, '$.overrides') x
      ) x WHERE x.id = course_overrides.course_id AND x.f = course_overrides.field`,
  ];
}

const restoreAliases = (rows: SQL): SQL[] => [
  sql`DELETE FROM course_aliases WHERE code IN ${idsOf(rows)}`,
  sql`INSERT INTO course_aliases (code, course_id, created_at)
    SELECT b.row_id, b.before ->> 'course', b.before ->> 'created' FROM (${rows}) b CROSS JOIN courses c ON c.course_id = b.before ->> 'course'`,
];

/** An instructor whom somebody wrote about stays. */
const removeInstructors = (rows: SQL): SQL => sql`
  DELETE FROM instructors WHERE instructor_id IN ${idsOf(rows, "before IS NULL")}
    AND NOT EXISTS (SELECT 1 FROM section_instructors x WHERE x.instructor_id = instructors.instructor_id)
    AND NOT EXISTS (SELECT 1 FROM experiences x WHERE x.instructor_id = instructors.instructor_id)
    AND NOT EXISTS (SELECT 1 FROM databank_entries x WHERE x.instructor_id = instructors.instructor_id)`;

/** A later import that is under way, or whose own images would no longer fit. */
const laterImport = sql`SELECT 1 FROM imports l WHERE (l.confirmed_at, l.key) > (imports.confirmed_at, imports.key) AND l.undone_at IS NULL
  AND (l.status IN ('waiting', 'running') OR EXISTS (SELECT 1 FROM import_before b WHERE b.import_id = l.import_id))`;
const hasImages = sql`EXISTS (SELECT 1 FROM import_before b WHERE b.import_id = imports.import_id)`;

/** Whether an import can be undone: `yes`, `later` while a later one stands, `nothing` when nothing is kept of it. */
export const undoState = sql<"yes" | "later" | "nothing" | "undone">`CASE WHEN imports.undone_at IS NOT NULL THEN 'undone'
  WHEN imports.status NOT IN ('done', 'failed') OR NOT ${hasImages} THEN 'nothing'
  WHEN EXISTS (${laterImport}) THEN 'later' ELSE 'yes' END`;

/** A course that it touched and that staff have merged into another since: what both were can't be told apart any more. */
const hasMergedSince = sql`EXISTS (SELECT 1 FROM import_before b JOIN course_aliases a ON a.code = coalesce(b.before ->> 'course', b.row_id)
  WHERE b.import_id = imports.import_id AND b.kind IN ('course', 'offering'))`;

/** Undoes an import, if it is the latest that can be and no course of it has been merged since. @returns whether it was undone */
export async function undoImport(ctx: Pick<Context, "db" | "clock" | "actor">, importId: string): Promise<boolean> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const of = (kind: ImageKind) => images(importId, kind, now);
  const statements = [
    ...restoreOfferings(of("offering")),
    ...restorePrograms(of("program")),
    ...restoreCourses(of("course")),
    ...restoreAliases(of("alias")),
    removeInstructors(of("instructor")),
    ...restoreDepartments(of("department")),
    sql`DELETE FROM import_before WHERE import_id = ${importId} AND EXISTS (SELECT 1 FROM imports WHERE import_id = ${importId} AND undone_at = ${now})`,
  ];
  const isMine = sql`WHERE import_id = ${importId} AND ${undoState} = 'yes' AND NOT ${hasMergedSince}`;
  const [, claimed] = await db.batch([
    auditFrom(
      ctx,
      {
        act: "import.undo",
        subjectType: "import",
        subjectId: importId,
        before: sql`json_object('file', file_name, 'kind', kind, 'term', term)`,
      },
      sql`FROM imports ${isMine}`,
    ),
    returning(db, sql`UPDATE imports SET undone_at = ${now}, updated_at = ${now} ${isMine}`, { id: imports.importId }),
    ...statements.map((statement) => rawStatement(db, statement)),
  ]);
  return claimed.length > 0;
}

/** Forgets images of imports that ended before a moment; those can't be undone any more. */
export async function forgetImages(db: Db, before: number): Promise<void> {
  await db.run(
    sql`DELETE FROM import_before WHERE import_id IN (SELECT import_id FROM imports WHERE updated_at < ${before} AND status IN ('done', 'failed'))`,
  );
}
