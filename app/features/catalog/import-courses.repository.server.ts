/** What every file with courses writes: the departments, the courses themselves, and what they are called there. */
import { type SQL, sql } from "drizzle-orm";
import { eachOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { changedDepartments, type NamedDepartment, writeDepartments } from "../departments/import.service.server";
import { apartCode, levelOf, searchTextOf, sortKeyOf } from "./import.rules";
import { saveBefore } from "./import-before.repository.server";

/** A course as one file names it. */
export interface Claims {
  rowName: string;
  numericCode: string;
  /** What it goes by until all names are settled. */
  courseCode: string;
  plainCode: string;
  toldCode: string | null;
  toldNameEn: string | null;
  toldNameTr: string | null;
  toldCredit?: string | null;
}

/** The file that names courses: timetables and lists of a term, or the catalog, whose term is empty. */
export interface Origin {
  importId: string;
  source: "timetable" | "catalog";
  term: string;
  now: number;
}

/** Flat rows; keys are short because they travel with each of them. */
export function claimRows(courses: readonly Claims[]) {
  return courses.map(({ rowName, numericCode, courseCode, plainCode, toldCode, toldNameEn, toldNameTr, toldCredit = null }) => {
    const apart = apartCode(plainCode, numericCode);
    const nameEn = toldNameEn ?? toldNameTr ?? plainCode;
    const nameTr = toldNameTr ?? nameEn;
    return {
      n: numericCode,
      i: `course-${numericCode}`,
      c: courseCode,
      k: sortKeyOf(courseCode),
      ac: apart,
      ak: sortKeyOf(apart),
      en: nameEn,
      tr: nameTr,
      s: searchTextOf({ plainCode, numericCode, nameEn, nameTr }),
      l: levelOf(numericCode),
      d: numericCode.slice(0, 3),
      r: rowName,
      cc: toldCode,
      ce: toldNameEn,
      ct: toldNameTr,
      kr: toldCredit,
      qe: toldNameEn === null ? null : foldTurkish(toldNameEn),
      qt: toldNameTr === null ? null : foldTurkish(toldNameTr),
    };
  });
}

const claims = [
  { field: "code", value: sql`j.value ->> 'cc'`, folded: sql`''` },
  { field: "nameEn", value: sql`j.value ->> 'ce'`, folded: sql`j.value ->> 'qe'` },
  { field: "nameTr", value: sql`j.value ->> 'ct'`, folded: sql`j.value ->> 'qt'` },
  { field: "credit", value: sql`j.value ->> 'kr'`, folded: sql`''` },
] as const;

/** Whether the row `j` says something new of what the course `c` is called, or of its credits. */
export function isNews({ source, term }: Pick<Origin, "source" | "term">): SQL {
  const parts = claims.map(
    ({ field, value, folded }) => sql`(${value} IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM course_claims s WHERE s.course_id = c.course_id AND s.field = ${field} AND s.source = ${source}
        AND (s.term > ${term} OR (s.term = ${term} AND s.value = ${value} AND s.folded = ${folded}))))`,
  );
  return sql`(${sql.join(parts, sql` OR `)})`;
}

/** What rows of a file would do, before any of it is written: by `state`, of what `source` has. */
export interface Foreseen {
  rows: object[];
  state: SQL;
  source: SQL;
}

/** Rows beside their departments and courses; `c` is empty for courses that aren't here yet. */
export const knownCourses = (rows: object[]): SQL => sql`FROM ${eachOf(rows)} j
  LEFT JOIN departments d ON d.numeric_code = j.value ->> 'd'
  LEFT JOIN courses c ON c.numeric_code = j.value ->> 'n'`;

const isMerged = sql`EXISTS (SELECT 1 FROM course_aliases a WHERE a.code = j.value ->> 'n')`;

/** Whether what identifies the row `j` belongs to another course. */
const isTaken = sql`(c.course_id IS NULL AND (${isMerged}
  OR EXISTS (SELECT 1 FROM courses t WHERE t.course_id = j.value ->> 'i')
  OR (EXISTS (SELECT 1 FROM courses t WHERE t.course_code = j.value ->> 'c')
    AND EXISTS (SELECT 1 FROM courses t WHERE t.course_code = j.value ->> 'ac'))))`;

/** Whether the row `j` can't be written. */
export const isRefused = sql`(d.department_id IS NULL OR ${isTaken})`;

/**
 * What becomes of the row `j`, as `countChunk` asks.
 * @param isChanged a condition on a course that is here
 */
export const stateOf = (isChanged: SQL) =>
  sql`CASE WHEN ${isRefused} THEN 'refused' WHEN c.course_id IS NULL THEN 'added' WHEN ${isChanged} THEN 'changed' ELSE 'unchanged' END`;

/** The same before the file's departments are written; a row that is refused has its reason. */
export const stateBefore = (isChanged: SQL) =>
  sql`CASE WHEN ${isTaken} THEN iif(${isMerged}, 'merged', 'duplicateCode') WHEN c.course_id IS NULL THEN 'added'
    WHEN ${isChanged} THEN 'changed' ELSE 'unchanged' END`;

/** The statements for the departments that courses belong to. */
export const departmentStatements = (importId: string, departments: NamedDepartment[], now: number): SQL[] => [
  saveBefore(importId, "department", sql`SELECT id FROM (${changedDepartments(departments)})`),
  writeDepartments(departments, now),
];

/** New courses under their code, or kept apart while another course has it; staff decide about the rest. */
const insertCourses = (rows: object[], now: number): SQL => sql`
  INSERT INTO courses (course_id, course_code, numeric_code, name_en, name_tr, sort_key, search_text, level, department_id, created_at, updated_at)
  SELECT j.value ->> 'i', iif(t.course_id IS NULL, j.value ->> 'c', j.value ->> 'ac'), j.value ->> 'n', j.value ->> 'en', j.value ->> 'tr',
    iif(t.course_id IS NULL, j.value ->> 'k', j.value ->> 'ak'), j.value ->> 's', j.value ->> 'l', d.department_id, ${now}, ${now}
  FROM ${eachOf(rows)} j CROSS JOIN departments d ON d.numeric_code = j.value ->> 'd'
    LEFT JOIN courses t ON t.course_code = j.value ->> 'c'
  WHERE NOT EXISTS (SELECT 1 FROM courses c WHERE c.numeric_code = j.value ->> 'n') AND NOT ${isMerged}
  ON CONFLICT DO NOTHING`;

/** Courses that couldn't be written. */
const refuseUnwritten = (rows: object[], importId: string): SQL => sql`
  INSERT INTO import_refusals (import_id, row_name, reason, detail)
  SELECT ${importId}, j.value ->> 'r', iif(${isMerged}, 'merged', 'duplicateCode'), j.value ->> 'c' FROM ${eachOf(rows)} j
  WHERE NOT EXISTS (SELECT 1 FROM courses WHERE numeric_code = j.value ->> 'n')
  ON CONFLICT DO NOTHING`;

const writeClaims = (rows: object[], { source, term }: Origin): SQL[] =>
  claims.map(
    ({ field, value, folded }) => sql`
      INSERT INTO course_claims (course_id, field, source, term, value, folded)
      SELECT c.course_id, ${field}, ${source}, ${term}, ${value}, ${folded}
      FROM ${eachOf(rows)} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n' WHERE ${value} IS NOT NULL
      ON CONFLICT (course_id, field, source) DO UPDATE SET term = excluded.term, value = excluded.value, folded = excluded.folded
      WHERE excluded.term > term OR (excluded.term = term AND (excluded.value <> value OR excluded.folded <> folded))`,
  );

/** A code that another file outdoes leads to the course all the same. */
function aliasesOfOthers(rows: object[], { importId, now }: Origin): SQL[] {
  const source = sql`FROM ${eachOf(rows)} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
    CROSS JOIN course_claims s ON s.course_id = c.course_id AND s.field = 'code' AND s.source = 'timetable'
    WHERE s.value <> j.value ->> 'cc' AND NOT EXISTS (SELECT 1 FROM courses t WHERE t.course_code = j.value ->> 'cc')
      AND NOT EXISTS (SELECT 1 FROM course_aliases a WHERE a.code = j.value ->> 'cc')`;
  return [
    saveBefore(importId, "alias", sql`SELECT j.value ->> 'cc' AS id ${source}`),
    sql`INSERT INTO course_aliases (code, course_id, created_at) SELECT j.value ->> 'cc', c.course_id, ${now} ${source} ON CONFLICT DO NOTHING`,
  ];
}

/**
 * The statements that write courses and what the file calls them. What they go by in the end is settled when all of the
 * file is there (`import-settle.repository.server.ts`).
 * @param alsoTouched a condition on `j`, `d` and `c` for rows whose course changes otherwise
 */
export function courseStatements(rows: object[], origin: Origin, alsoTouched: SQL = sql`0`): SQL[] {
  const touched = sql`SELECT coalesce(c.course_id, j.value ->> 'i') AS id ${knownCourses(rows)}
    WHERE NOT ${isRefused} AND (c.course_id IS NULL OR ${isNews(origin)} OR ${alsoTouched})`;
  return [
    saveBefore(origin.importId, "course", touched),
    insertCourses(rows, origin.now),
    refuseUnwritten(rows, origin.importId),
    ...writeClaims(rows, origin),
    ...aliasesOfOthers(rows, origin),
  ];
}

/** Where an import stands when a chunk begins. */
export interface ChunkStart {
  importId: string;
  now: number;
  /** How many rows the import had dealt with before this chunk; a chunk counts only once. */
  processedBefore: number;
}

/**
 * The statement that tells what a chunk will do, before it does it, and counts that on the import; a second delivery
 * counts nothing.
 * @param states a query of a `state` for each row: refused, added, changed or unchanged
 * @param withdrawn how many sections the chunk withdraws
 */
export const countChunk = ({ importId, now, processedBefore }: ChunkStart, size: number, states: SQL, withdrawn: SQL = sql`0`): SQL => sql`
  UPDATE imports SET
    processed = processed + ${size}, refused = imports.refused + t.refused, added = imports.added + t.added,
    changed = imports.changed + t.changed, unchanged = imports.unchanged + t.unchanged, withdrawn = imports.withdrawn + t.withdrawn, updated_at = ${now}
  FROM (
    SELECT total(state = 'refused') AS refused, total(state = 'added') AS added, total(state = 'changed') AS changed,
      total(state = 'unchanged') AS unchanged, (${withdrawn}) AS withdrawn
    FROM (${states})
  ) AS t
  WHERE import_id = ${importId} AND status = 'running' AND processed = ${processedBefore}`;
