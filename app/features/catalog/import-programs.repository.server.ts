/** Writes curricula: each with all of its lines or not at all. */
import { type SQL, sql } from "drizzle-orm";
import { type Db, eachOf } from "~/platform/db.server";
import { runTogether } from "./import.repository.server";
import { lineColumns, saveBefore } from "./import-before.repository.server";
import { type ChunkStart, countChunk, departmentStatements } from "./import-courses.repository.server";
import type { Program } from "./import-programs.rules";

interface ChunkInput extends ChunkStart {
  programs: Program[];
}

const programRows = (programs: Program[]) =>
  programs.map(({ programId, name, degree, source, sourceUrl, sourceDate, hash, department }) => ({
    i: programId,
    name,
    degree,
    source,
    url: sourceUrl,
    date: sourceDate,
    h: hash,
    d: department,
  }));

const lineRows = (programs: Program[]) =>
  programs.flatMap(({ programId, lines }) =>
    lines.map(({ semester, position, courseCode, electiveKind, name, creditHalves, theoryHours, practiceHours, ectsHalves }) => ({
      i: programId,
      semester,
      position,
      course_code: courseCode,
      course_id: null,
      elective_kind: electiveKind,
      name,
      credit_halves: creditHalves,
      theory_hours: theoryHours,
      practice_hours: practiceHours,
      ects_halves: ectsHalves,
    })),
  );

/** A program's number is its department's, with courses of its own or without. */
export const departmentsOfPrograms = (programs: readonly Program[]) =>
  programs
    .filter(({ source, department }) => source === "catalog" && /^\d{3}$/.test(department))
    .map(({ department, name }) => ({ numericCode: department, prefix: null, nameEn: name, nameTr: null, hasCourses: false }));

/** Programs of the chunk that differ; a list of must courses isn't wanted where the catalog has the department's curriculum. */
const changed = (rows: object[]): SQL => sql`FROM ${eachOf(rows)} j LEFT JOIN programs p ON p.program_id = j.value ->> 'i'
  WHERE p.import_hash IS NOT j.value ->> 'h' AND NOT (j.value ->> 'source' = 'musts' AND EXISTS (
    SELECT 1 FROM departments d CROSS JOIN programs own ON own.department_id = d.department_id AND own.source = 'catalog'
    WHERE d.department_code = j.value ->> 'd'))`;

const programStates = (rows: object[]): SQL => sql`
  SELECT j.key, CASE WHEN x.id IS NULL THEN 'unchanged' WHEN p.program_id IS NULL THEN 'added' ELSE 'changed' END AS state, p.program_id AS id
  FROM ${eachOf(rows)} j LEFT JOIN programs p ON p.program_id = j.value ->> 'i'
    LEFT JOIN (SELECT j.value ->> 'i' AS id ${changed(rows)}) x ON x.id = j.value ->> 'i'`;

/** What becomes of each program of a chunk, with what it is now where that changes. */
export const foreseePrograms = (programs: Program[]): SQL => sql`
  SELECT t.state, p.name, p.degree, iif(p.program_id IS NULL, NULL, (SELECT json_group_array(json_array(l.semester, l.position, coalesce(l.course_code, l.name)))
    FROM program_courses l WHERE l.program_id = p.program_id)) AS lines
  FROM (${programStates(programRows(programs))}) t LEFT JOIN programs p ON p.program_id = t.id AND t.state = 'changed' ORDER BY t.key`;

/** Lists of must courses that go because the file has their department's curriculum. */
export const outdoneLists = (programs: readonly Program[]): SQL => sql`
  SELECT p.name FROM programs p CROSS JOIN departments d ON d.department_id = p.department_id
  WHERE p.source = 'musts' AND d.numeric_code IN (
    SELECT value FROM ${eachOf(programs.filter(({ source }) => source === "catalog").map(({ department }) => department))}) ORDER BY p.name`;

/** Writes a chunk of curricula. Their courses are linked when all of the file is there. Writing it again changes nothing. */
export async function writeProgramsChunk(db: Db, chunk: ChunkInput): Promise<void> {
  const { importId, programs, now } = chunk;
  const rows = programRows(programs);
  const ids = sql`SELECT j.value ->> 'i' AS id ${changed(rows)}`;
  await runTogether(db, [
    ...departmentStatements(importId, departmentsOfPrograms(programs), now),
    countChunk(chunk, programs.length, sql`SELECT state FROM (${programStates(rows)})`),
    saveBefore(importId, "program", ids),
    sql`DELETE FROM program_courses WHERE program_id IN (${ids})`,
    sql`INSERT INTO programs (program_id, name, degree, source, source_url, source_date, import_hash, created_at, updated_at)
      SELECT j.value ->> 'i', j.value ->> 'name', j.value ->> 'degree', j.value ->> 'source', j.value ->> 'url', j.value ->> 'date', '', ${now}, ${now}
      ${changed(rows)}
      ON CONFLICT (program_id) DO UPDATE SET name = excluded.name, degree = excluded.degree, source_url = excluded.source_url,
        source_date = excluded.source_date, import_hash = '', updated_at = excluded.updated_at`,
    sql`INSERT INTO program_courses (program_id, ${sql.raw(lineColumns.join(", "))})
      SELECT p.program_id, ${sql.raw(lineColumns.map((column) => `j.value ->> '${column}'`).join(", "))}
      FROM ${eachOf(lineRows(programs))} j CROSS JOIN programs p ON p.program_id = j.value ->> 'i' AND p.import_hash = ''`,
    sql`UPDATE programs SET import_hash = j.value ->> 'h' FROM ${eachOf(rows)} j
      WHERE programs.program_id = j.value ->> 'i' AND programs.import_hash = ''`,
  ]);
}
