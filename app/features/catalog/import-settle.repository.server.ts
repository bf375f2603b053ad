/**
 * What follows from all files together, whatever their order: codes and names, links of prerequisites and curricula,
 * types. The statements stand in the batch that ends an import, and change only what isn't so already.
 */
import { type SQL, sql } from "drizzle-orm";
import { courseIdOf } from "./course-head.repository.server";
import { saveBefore } from "./import-before.repository.server";

const best = (field: string, source: string, column = "value") =>
  sql.raw(`max(iif(field = '${field}' AND source = '${source}', ${column}, NULL))`);

/** The letters and the number apart: `CENG 140`. */
const spaced = (code: SQL) => {
  const number = sql`ltrim(${code}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`;
  return sql`trim(substr(${code}, 1, length(${code}) - length(${number})) || ' ' || ${number})`;
};

/** What files call each course: the latest timetable before the catalog, field by field; without a code, by department and number. */
const told = sql`(
  SELECT c.course_id, c.numeric_code, c.course_code, c.name_en, c.name_tr, c.search_text, c.sort_key,
    coalesce(k.tc, k.cc, iif(d.department_code = d.numeric_code, c.numeric_code,
      d.department_code || iif(substr(c.numeric_code, 4, 1) = '0', substr(c.numeric_code, 5), substr(c.numeric_code, 4)))) AS plain,
    coalesce(k.te, k.ce, k.tt, k.ct) AS file_en, coalesce(k.qte, k.qce, k.qtt, k.qct) AS folded_en,
    coalesce(k.tt, k.ct, k.te, k.ce) AS file_tr, coalesce(k.qtt, k.qct, k.qte, k.qce) AS folded_tr,
    coalesce(o.code, 0) AS has_code, coalesce(o.en, 0) AS has_en, coalesce(o.tr, 0) AS has_tr
  FROM (
    SELECT course_id, ${best("code", "timetable")} AS tc, ${best("code", "catalog")} AS cc,
      ${best("nameEn", "timetable")} AS te, ${best("nameEn", "catalog")} AS ce, ${best("nameTr", "timetable")} AS tt, ${best("nameTr", "catalog")} AS ct,
      ${best("nameEn", "timetable", "folded")} AS qte, ${best("nameEn", "catalog", "folded")} AS qce,
      ${best("nameTr", "timetable", "folded")} AS qtt, ${best("nameTr", "catalog", "folded")} AS qct
    FROM course_claims GROUP BY course_id
  ) k CROSS JOIN courses c ON c.course_id = k.course_id CROSS JOIN departments d ON d.department_id = c.department_id
    LEFT JOIN (
      SELECT course_id, max(field = 'courseCode') AS code, max(field = 'nameEn') AS en, max(field = 'nameTr') AS tr
      FROM course_overrides GROUP BY course_id
    ) o ON o.course_id = k.course_id
)`;

/** A code that staff gave, or that a course without any file has, is nobody else's. */
const isTakenForGood = sql`EXISTS (SELECT 1 FROM courses f WHERE f.course_code = t.plain AND f.course_id <> t.course_id
  AND (NOT EXISTS (SELECT 1 FROM course_claims x WHERE x.course_id = f.course_id)
    OR EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = f.course_id AND v.field = 'courseCode')))`;

/** Of courses with one code the lowest number has it; the others are kept apart by theirs (`apartCode`). */
const coded = sql`(
  SELECT t.*, CASE WHEN has_code THEN course_code
    WHEN row_number() OVER (PARTITION BY has_code, plain ORDER BY numeric_code) = 1 AND NOT ${isTakenForGood} THEN plain
    ELSE plain || '-' || numeric_code END AS code
  FROM ${told} t
)`;

const shownCode = sql`iif(has_code, code, plain)`;

/** Search texts as `searchTextOf` makes them, sort keys as `turkishSortKey` makes them of codes: a capital I is the Turkish ı. */
const wanted = sql`(
  SELECT *, iif(has_en, name_en, coalesce(file_en, plain)) AS en, iif(has_tr, name_tr, coalesce(file_tr, plain)) AS tr,
    iif(has_code, sort_key, replace(lower(code), 'i', 'h~')) AS sort,
    CASE WHEN NOT (has_en OR has_tr)
        THEN lower(${shownCode}) || ' ' || lower(${spaced(shownCode)}) || ' ' || numeric_code || ' / ' || coalesce(folded_en, '') || ' / ' || coalesce(folded_tr, '') || ' /'
      WHEN instr(search_text, lower(code)) > 0 THEN search_text ELSE lower(code) || ' ' || search_text END AS search
  FROM ${coded}
)`;

const changed = sql`${wanted} w WHERE w.code <> w.course_code OR w.en <> w.name_en OR w.tr <> w.name_tr OR w.sort <> w.sort_key
  OR w.search <> w.search_text`;

/** Codes of courses that this import brought are no news to anybody. */
const wasHere = (importId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM import_before b WHERE b.import_id = ${importId} AND b.kind = 'course' AND b.row_id = w.course_id AND b.before IS NULL)`;

const isInUse = sql`EXISTS (SELECT 1 FROM courses c WHERE c.course_code = a.code)`;

/** Gives courses the codes and names that files call them by. An old code leads to its course from then on. */
export function settleNames(importId: string, now: number): SQL[] {
  // What the course was called until now, or, where staff call it otherwise, what files do.
  const other = sql`iif(w.has_code, w.plain, w.course_code)`;
  const renamed = sql`FROM ${wanted} w WHERE iif(w.has_code, w.plain <> w.course_code, w.code <> w.course_code AND ${wasHere(importId)})
    AND ${other} <> w.numeric_code AND NOT EXISTS (SELECT 1 FROM course_aliases a WHERE a.code = ${other})
    AND NOT (w.has_code AND EXISTS (SELECT 1 FROM courses c WHERE c.course_code = w.plain))`;
  const differing = (field: string, file: SQL, own: SQL) => sql`
    UPDATE course_overrides SET file_value = iif(w.file IS w.own, NULL, json_quote(w.file))
    FROM (SELECT course_id, ${file} AS file, ${own} AS own FROM ${wanted}) w
    WHERE w.course_id = course_overrides.course_id AND field = ${field} AND file_value IS NOT iif(w.file IS w.own, NULL, json_quote(w.file))`;
  return [
    saveBefore(importId, "course", sql`SELECT w.course_id AS id FROM ${changed}`),
    saveBefore(importId, "alias", sql`SELECT ${other} AS id ${renamed}`),
    sql`INSERT INTO course_aliases (code, course_id, created_at) SELECT ${other}, w.course_id, ${now} ${renamed} ON CONFLICT DO NOTHING`,
    // Codes may change hands: all that change are taken away before any is given.
    sql`UPDATE courses SET course_code = '~' || numeric_code WHERE course_id IN (SELECT w.course_id FROM ${wanted} w WHERE w.code <> w.course_code)`,
    sql`UPDATE courses SET course_code = w.code, name_en = w.en, name_tr = w.tr, sort_key = w.sort, search_text = w.search, updated_at = ${now}
      FROM (SELECT * FROM ${changed}) w WHERE w.course_id = courses.course_id`,
    saveBefore(importId, "alias", sql`SELECT a.code AS id FROM course_aliases a WHERE ${isInUse}`),
    sql`DELETE FROM course_aliases WHERE code IN (SELECT a.code FROM course_aliases a WHERE ${isInUse})`,
    saveBefore(importId, "course", sql`SELECT course_id AS id FROM course_overrides WHERE field IN ('courseCode', 'nameEn', 'nameTr')`),
    differing("courseCode", sql`plain`, sql`code`),
    differing("nameEn", sql`file_en`, sql`en`),
    differing("nameTr", sql`file_tr`, sql`tr`),
  ];
}

/** Links prerequisites on courses that have come meanwhile. */
export function linkWaiting(importId: string, now: number): SQL[] {
  const here = sql`FROM waiting_prerequisites w WHERE ${courseIdOf(sql`w.required_code`)} IS NOT NULL`;
  return [
    saveBefore(importId, "course", sql`SELECT DISTINCT w.course_id AS id ${here}`),
    sql`UPDATE courses SET updated_at = ${now} WHERE course_id IN (SELECT w.course_id ${here})`,
    sql`INSERT INTO course_prerequisites (course_id, set_number, required_course_id)
      SELECT w.course_id, w.set_number, ${courseIdOf(sql`w.required_code`)} ${here} ON CONFLICT DO NOTHING`,
    sql`DELETE FROM waiting_prerequisites WHERE ${courseIdOf(sql`required_code`)} IS NOT NULL`,
  ];
}

const departmentOf = sql`iif(p.source = 'catalog', (SELECT d.department_id FROM departments d WHERE d.numeric_code = substr(p.program_id, 9)),
  (SELECT d.department_id FROM departments d WHERE d.department_code = substr(p.program_id, 7)))`;

/** Lists of must courses whose department has a curriculum of the catalog. */
const outdone = sql`SELECT p.program_id AS id FROM programs p CROSS JOIN programs own ON own.department_id = p.department_id
  WHERE p.source = 'musts' AND own.source = 'catalog'`;

const unlinked = sql`FROM program_courses l WHERE l.course_code IS NOT NULL AND l.course_id IS NOT ${courseIdOf(sql`l.course_code`)}`;

/** Links curricula to their departments and courses, and drops lists of must courses that a curriculum outdoes. */
export function linkPrograms(importId: string, now: number): SQL[] {
  const misplaced = sql`FROM programs p WHERE p.department_id IS NOT ${departmentOf}`;
  return [
    saveBefore(importId, "program", sql`SELECT p.program_id AS id ${misplaced}`),
    sql`UPDATE programs AS p SET department_id = ${departmentOf}, updated_at = ${now} WHERE p.department_id IS NOT ${departmentOf}`,
    saveBefore(importId, "program", outdone),
    sql`DELETE FROM program_courses WHERE program_id IN (${outdone})`,
    sql`DELETE FROM programs WHERE program_id IN (${outdone})`,
    saveBefore(importId, "program", sql`SELECT DISTINCT l.program_id AS id ${unlinked}`),
    sql`UPDATE program_courses AS l SET course_id = ${courseIdOf(sql`l.course_code`)}
      WHERE l.course_code IS NOT NULL AND l.course_id IS NOT ${courseIdOf(sql`l.course_code`)}`,
  ];
}

/** Courses that a curriculum of their own department requires. */
const required = sql`SELECT l.course_id FROM program_courses l CROSS JOIN programs p ON p.program_id = l.program_id
  CROSS JOIN courses c ON c.course_id = l.course_id WHERE l.elective_kind IS NULL AND p.department_id = c.department_id`;

const typeInFile = sql`CASE WHEN c.course_id IN (${required}) THEN 'mandatory' WHEN c.course_type = 'mandatory' THEN 'elective' ELSE c.course_type END`;
const hasOwnType = sql`EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = c.course_id AND v.field = 'courseType')`;

/** A course that a curriculum of its own department requires is mandatory; one that none requires any more is elective. */
export function settleTypes(importId: string, now: number): SQL[] {
  const moved = sql`SELECT c.course_id AS id FROM courses c WHERE c.course_type <> ${typeInFile} AND NOT ${hasOwnType}`;
  const said = sql`iif((SELECT c.course_type = ${typeInFile} FROM courses c WHERE c.course_id = course_overrides.course_id), NULL,
    (SELECT json_quote(${typeInFile}) FROM courses c WHERE c.course_id = course_overrides.course_id))`;
  return [
    saveBefore(importId, "course", sql`SELECT course_id AS id FROM course_overrides WHERE field = 'courseType'`),
    sql`UPDATE course_overrides SET file_value = ${said} WHERE field = 'courseType' AND file_value IS NOT ${said}`,
    saveBefore(importId, "course", moved),
    sql`UPDATE courses AS c SET course_type = ${typeInFile}, updated_at = ${now} WHERE c.course_id IN (${moved})`,
  ];
}

/** The latest term in which a course is given; withdrawn offerings don't count. */
export function settleTerms(importId: string, now: number): SQL[] {
  const latest = sql`(SELECT max(o.term) FROM offerings o WHERE o.course_id = c.course_id AND o.withdrawn_at IS NULL)`;
  const moved = sql`SELECT c.course_id AS id FROM course_claims s CROSS JOIN courses c ON c.course_id = s.course_id
    WHERE s.field = 'nameEn' AND s.source = 'timetable' AND c.last_term IS NOT ${latest}`;
  return [
    saveBefore(importId, "course", moved),
    sql`UPDATE courses AS c SET last_term = ${latest}, updated_at = ${now} WHERE c.course_id IN (${moved})`,
  ];
}

/** Places of the `credit` that a timetable says. */
const creditFields = [
  ["credit_halves", "creditHalves"],
  ["theory_hours", "theoryHours"],
  ["practice_hours", "practiceHours"],
  ["ects_halves", "ectsHalves"],
] as const;

/** Credits, hours and ECTS of the latest timetable, of courses for which the catalog says none; what staff set stays. */
export function settleCredits(importId: string, now: number): SQL[] {
  const told = sql`(SELECT s.value FROM course_claims s WHERE s.course_id = c.course_id AND s.field = 'credit' AND s.source = 'timetable')`;
  const wanted = creditFields.map(([column, field], at) => {
    const own = sql.raw(`c.${column}`);
    const said = sql`${told} ->> ${sql.raw(String(at))}`;
    const isSet = sql`EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = c.course_id AND v.field = ${field})`;
    return {
      column,
      own,
      value: sql`CASE WHEN ${isSet} THEN ${own} WHEN c.catalog_hash IS NULL THEN coalesce(${said}, ${own}) ELSE coalesce(${own}, ${said}) END`,
    };
  });
  const differs = sql.join(
    wanted.map(({ own, value }) => sql`${own} IS NOT ${value}`),
    sql` OR `,
  );
  const moved = sql`SELECT c.course_id AS id FROM course_claims x CROSS JOIN courses c ON c.course_id = x.course_id
    WHERE x.field = 'credit' AND x.source = 'timetable' AND (${differs})`;
  const values = sql.join(
    wanted.map(({ column, value }) => sql`${sql.raw(column)} = ${value}`),
    sql`, `,
  );
  return [
    saveBefore(importId, "course", moved),
    sql`UPDATE courses AS c SET ${values}, updated_at = ${now} WHERE c.course_id IN (${moved})`,
  ];
}

/** All that follows from an import. */
export const settle = (importId: string, now: number): SQL[] => [
  ...settleTerms(importId, now),
  ...settleNames(importId, now),
  ...linkWaiting(importId, now),
  ...linkPrograms(importId, now),
  ...settleTypes(importId, now),
  ...settleCredits(importId, now),
];
