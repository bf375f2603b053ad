/** Writes chunks of the course catalog and of lists of non-technical electives, each in one transaction. */
import { type SQL, sql } from "drizzle-orm";
import { type Db, eachOf } from "~/platform/db.server";
import type { NamedDepartment } from "../departments/import.service.server";
import { runTogether } from "./import.repository.server";
import type { NamedCourse } from "./import.rules";
import type { CatalogCourse, CatalogDepartment } from "./import-catalog.rules";
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
import { linkWaiting } from "./import-settle.repository.server";

const catalogOrigin = ({ importId, now }: ChunkStart) => ({ importId, source: "catalog" as const, term: "", now });

const claimsOf = ({ nameEn, nameTr, courseCode, ...course }: CatalogCourse): Claims => {
  const plainCode = courseCode ?? course.numericCode;
  return { ...course, courseCode: plainCode, plainCode, toldCode: courseCode, toldNameEn: nameEn, toldNameTr: nameTr };
};

const namedDepartment = ({ numericCode, prefix, nameEn }: CatalogDepartment): NamedDepartment => ({
  numericCode,
  prefix,
  nameEn,
  nameTr: null,
  hasCourses: true,
});

/** Facts that the catalog has a column for each, by the name under which staff may set them. */
const facts = [
  ["theory_hours", "theoryHours"],
  ["practice_hours", "practiceHours"],
  ["credit_halves", "creditHalves"],
  ["ects_halves", "ectsHalves"],
  ["language", "language"],
  ["level", "level"],
  ["offered_semesters", "offeredSemesters"],
] as const;

/** The chunk's courses whose facts differ from what the catalog said last. */
const changedBy = (rows: object[]): SQL => sql`${eachOf(rows)} j CROSS JOIN courses c ON c.numeric_code = j.value ->> 'n'
  AND c.catalog_hash IS NOT j.value ->> 'h'`;

/** Prerequisites all wait first; those whose courses are here are linked in the same batch. */
function writePrerequisites(rows: object[], prerequisites: object[]): SQL[] {
  const ids = sql`(SELECT c.course_id FROM ${changedBy(rows)} WHERE j.value ->> 'p' AND NOT EXISTS (
    SELECT 1 FROM course_overrides v WHERE v.course_id = c.course_id AND v.field = 'prerequisites'))`;
  return [
    sql`DELETE FROM course_prerequisites WHERE course_id IN ${ids}`,
    sql`DELETE FROM waiting_prerequisites WHERE course_id IN ${ids}`,
    sql`INSERT INTO waiting_prerequisites (course_id, set_number, required_code)
      SELECT c.course_id, w.value ->> 's', w.value ->> 'r' FROM ${eachOf(prerequisites)} w
        CROSS JOIN courses c ON c.numeric_code = w.value ->> 'n' WHERE c.course_id IN ${ids}`,
    sql`UPDATE courses SET has_prerequisites = EXISTS (SELECT 1 FROM waiting_prerequisites w WHERE w.course_id = courses.course_id)
      WHERE course_id IN ${ids}`,
  ];
}

/** What staff set stays; what the file says instead is written beside it, and nothing when it says the same. */
function noteDifferences(rows: object[]): SQL {
  const cases = facts.map(
    ([column, field]) => sql`WHEN ${field} THEN iif(j.value ->> ${field} IS NULL OR j.value ->> ${field} IS c.${sql.raw(column)},
      NULL, json_quote(j.value ->> ${field}))`,
  );
  const ofCourse = sql`FROM ${changedBy(rows)} WHERE c.course_id = course_overrides.course_id`;
  return sql`
    UPDATE course_overrides SET file_value = (
      SELECT CASE course_overrides.field ${sql.join(cases, sql` `)}
        WHEN 'prerequisites' THEN iif(j.value ->> 'p', j.value ->> 'sets', NULL) ELSE course_overrides.file_value END ${ofCourse})
    WHERE course_id IN (SELECT c.course_id FROM ${changedBy(rows)})`;
}

/** Facts that the file says, in the columns of their courses. */
function writeFacts(rows: object[], now: number): SQL {
  const told = facts.map(([column, field]) => {
    const own = sql.raw(`courses.${column}`);
    return sql`${sql.raw(column)} = iif(EXISTS (SELECT 1 FROM course_overrides v WHERE v.course_id = courses.course_id AND v.field = ${field}),
      ${own}, coalesce(j.value ->> ${field}, ${own}))`;
  });
  return sql`
    UPDATE courses SET ${sql.join(told, sql`, `)}, catalog_hash = j.value ->> 'h', updated_at = ${now}
    FROM ${eachOf(rows)} j WHERE courses.numeric_code = j.value ->> 'n' AND courses.catalog_hash IS NOT j.value ->> 'h'`;
}

const isOtherHash = sql`c.catalog_hash IS NOT j.value ->> 'h'`;
const isCatalogNews = sql`(${isOtherHash} OR ${isNews({ source: "catalog", term: "" })})`;

function catalogRows(courses: CatalogCourse[]) {
  const claims = claimRows(courses.map(claimsOf));
  return courses.map((course, index) => ({
    ...claims[index],
    ...course.facts,
    h: course.hash,
    p: course.prerequisites === null ? 0 : 1,
    sets: JSON.stringify(course.prerequisites ?? []),
  }));
}

/** The departments of the chunk's courses. */
export function departmentsOfCatalog(courses: readonly CatalogCourse[], departments: readonly CatalogDepartment[]): NamedDepartment[] {
  const own = new Set(courses.map(({ numericCode }) => numericCode.slice(0, 3)));
  return departments.filter(({ numericCode }) => own.has(numericCode)).map(namedDepartment);
}

/** What a chunk of the catalog would do. */
export const foreseeCatalog = (courses: CatalogCourse[]): Foreseen => ({
  rows: catalogRows(courses),
  state: stateBefore(isCatalogNews),
  source: knownCourses(catalogRows(courses)),
});

/** Writes a chunk of the catalog. Writing it again changes nothing. */
export async function writeCatalogChunk(
  db: Db,
  chunk: ChunkStart & { courses: CatalogCourse[]; departments: CatalogDepartment[] },
): Promise<void> {
  const { courses, departments, importId, now } = chunk;
  const rows = catalogRows(courses);
  const prerequisites = courses.flatMap(({ numericCode, prerequisites: sets }) =>
    (sets ?? []).flatMap((set, index) => set.map((code) => ({ n: numericCode, s: index + 1, r: code }))),
  );
  const states = sql`SELECT ${stateOf(isCatalogNews)} AS state ${knownCourses(rows)}`;
  await runTogether(db, [
    ...departmentStatements(importId, departmentsOfCatalog(courses, departments), now),
    countChunk(chunk, courses.length, states),
    ...courseStatements(rows, catalogOrigin(chunk), isOtherHash),
    ...writePrerequisites(rows, prerequisites),
    noteDifferences(rows),
    writeFacts(rows, now),
    ...linkWaiting(importId, now),
  ]);
}

const electiveClaims = (course: NamedCourse): Claims => {
  const plainCode = course.toldCode ?? course.numericCode;
  return { ...course, courseCode: plainCode, plainCode, toldNameEn: course.nameEn };
};

const isNewerElective = (term: string) => sql`coalesce(c.non_technical_term, '') < ${term}`;
const isElectiveNews = (term: string) => sql`(${isNewerElective(term)} OR ${isNews({ source: "timetable", term })})`;

/** The departments of electives, with the letters that their codes start with. */
export function departmentsOfElectives(courses: readonly NamedCourse[]): NamedDepartment[] {
  const numbers = [...new Set(courses.map(({ numericCode }) => numericCode.slice(0, 3)))];
  return numbers.map((numericCode) => ({
    numericCode,
    prefix: /^[A-Z]+/.exec(courses.find((course) => course.numericCode.startsWith(numericCode))?.toldCode ?? "")?.[0] ?? null,
    nameEn: null,
    nameTr: null,
    hasCourses: true,
  }));
}

/** What a chunk of electives would do. */
export function foreseeElectives(courses: NamedCourse[], term: string): Foreseen {
  const rows = claimRows(courses.map(electiveClaims));
  return { rows, state: stateBefore(isElectiveNews(term)), source: knownCourses(rows) };
}

/** Writes a chunk of a term's non-technical electives. */
export async function writeElectivesChunk(db: Db, chunk: ChunkStart & { courses: NamedCourse[]; term: string }): Promise<void> {
  const { courses, importId, term, now } = chunk;
  const rows = claimRows(courses.map(electiveClaims));
  const origin = { importId, source: "timetable" as const, term, now };
  const states = sql`SELECT ${stateOf(isElectiveNews(term))} AS state ${knownCourses(rows)}`;
  await runTogether(db, [
    ...departmentStatements(importId, departmentsOfElectives(courses), now),
    countChunk(chunk, courses.length, states),
    ...courseStatements(rows, origin, isNewerElective(term)),
    sql`UPDATE courses SET non_technical_term = ${term}, updated_at = ${now}
      WHERE numeric_code IN (SELECT value ->> 'n' FROM ${eachOf(rows)}) AND coalesce(non_technical_term, '') < ${term}`,
  ]);
}

/** Writes departments that a file names. */
export async function writeDepartmentsChunk(db: Db, chunk: ChunkStart & { departments: NamedDepartment[] }): Promise<void> {
  const { departments, importId, now } = chunk;
  const [keep, write] = departmentStatements(importId, departments, now) as [SQL, SQL];
  const states = sql`SELECT CASE WHEN d.department_id IS NULL THEN 'added' WHEN b.row_id IS NULL THEN 'unchanged' ELSE 'changed' END AS state
    FROM ${eachOf(departments)} j LEFT JOIN departments d ON d.numeric_code = j.value ->> 'numericCode'
    LEFT JOIN import_before b ON b.import_id = ${importId} AND b.kind = 'department' AND b.row_id = d.department_id`;
  await runTogether(db, [keep, countChunk(chunk, departments.length, states), write]);
}
