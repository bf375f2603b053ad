/** Reads what an import would find, with the conditions by which it writes. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db.server";
import { foreseeDepartments, type NamedDepartment } from "../departments/import.service.server";
import type { TimetableCourse } from "./import.rules";
import type { Foreseen } from "./import-courses.repository.server";
import type { KnownCourse, KnownProgram, KnownSection } from "./import-preview.rules";
import { foreseePrograms, outdoneLists } from "./import-programs.repository.server";
import type { Program } from "./import-programs.rules";
import { missingCourses, sectionsBefore } from "./import-timetable.repository.server";

const knownCourse = sql`(SELECT json_object('code', c.course_code, 'nameEn', c.name_en, 'nameTr', c.name_tr, 'theoryHours', c.theory_hours,
  'practiceHours', c.practice_hours, 'creditHalves', c.credit_halves, 'ectsHalves', c.ects_halves, 'language', c.language, 'level', c.level,
  'offeredSemesters', c.offered_semesters, 'hash', c.catalog_hash, 'nonTechnicalTerm', c.non_technical_term,
  'overrides', json((SELECT json_group_array(field) FROM course_overrides x WHERE x.course_id = c.course_id)),
  'claims', json((SELECT json_group_array(json_array(field, source, term, value)) FROM course_claims x WHERE x.course_id = c.course_id)),
  'sets', json((SELECT json_group_array(json_array(s, n)) FROM (
    SELECT x.set_number AS s, r.numeric_code AS n FROM course_prerequisites x CROSS JOIN courses r ON r.course_id = x.required_course_id
      WHERE x.course_id = c.course_id
    UNION ALL SELECT w.set_number, w.required_code FROM waiting_prerequisites w WHERE w.course_id = c.course_id ORDER BY 1, 2)))
  ) FROM courses c WHERE c.course_id = t.id)`;

export interface ForeseenCourse {
  state: "added" | "changed" | "unchanged" | "merged" | "duplicateCode";
  /** What it is now, if it changes. */
  known: KnownCourse | null;
  /** Whether its sections are read. */
  isNews: boolean;
}

/** What becomes of each row, in their order. */
export async function readForeseen(db: Db, { state, source, news = sql`0` }: Foreseen & { news?: SQL }): Promise<ForeseenCourse[]> {
  const rows = await db.all<{ state: ForeseenCourse["state"]; known: string | null; news: number }>(sql`
    SELECT t.state, t.news, iif(t.state = 'changed', ${knownCourse}, NULL) AS known
    FROM (SELECT j.key AS at, c.course_id AS id, ${state} AS state, ${news} AS news ${source}) t ORDER BY t.at`);
  return rows.map((row) => ({ state: row.state, known: row.known === null ? null : JSON.parse(row.known), isNews: Boolean(row.news) }));
}

/** The sections of courses whose offerings differ, by seven-digit code. */
export async function readSectionsBefore(db: Db, courses: TimetableCourse[], term: string): Promise<Map<string, KnownSection[]>> {
  interface Row {
    n: string;
    code: string;
    number: number;
    withdrawnAt: number | null;
    criteria: string;
    note: string | null;
    instructors: string;
    meetings: string;
  }
  const rows = await db.all<Row>(sectionsBefore(courses, term));
  const found = new Map<string, KnownSection[]>();
  for (const { n, code, number, note, ...row } of rows) {
    const [criteria, instructors, meetings] = [row.criteria, row.instructors, row.meetings].map((text) => JSON.parse(text));
    const section = { code, number, note, criteria, instructors, meetings, isWithdrawn: row.withdrawnAt !== null };
    found.set(n, [...(found.get(n) ?? []), section]);
  }
  return found;
}

export const readMissingCourses = (db: Db, term: string, present: readonly string[]) =>
  db.all<{ code: string; sections: number }>(missingCourses(term, present));

export interface ForeseenDepartment {
  n: string;
  state: "added" | "changed" | "unchanged";
  code: string;
  nameEn: string;
  nameTr: string;
  oldCode: string | null;
  oldEn: string | null;
  oldTr: string | null;
}

export const readForeseenDepartments = (db: Db, departments: readonly NamedDepartment[]) =>
  db.all<ForeseenDepartment>(foreseeDepartments(departments));

/** What becomes of each program, in their order; with what it is now, if it changes. */
export async function readForeseenPrograms(db: Db, programs: Program[]) {
  const rows = await db.all<{ state: "added" | "changed" | "unchanged"; name: string; degree: string | null; lines: string | null }>(
    foreseePrograms(programs),
  );
  return rows.map(({ state, name, degree, lines }) => ({
    state,
    known: lines === null ? null : ({ name, degree, lines: JSON.parse(lines) } satisfies KnownProgram),
  }));
}

export const readOutdoneLists = (db: Db, programs: readonly Program[]) => db.all<{ name: string }>(outdoneLists(programs));
