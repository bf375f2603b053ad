/** Curricula in D1, with what each of their courses needs and when it was given. */
import type { electiveKinds } from "@schema/catalog";
import { sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";

type Base = Pick<Context, "db">;

export interface ProgramRow {
  programId: string;
  name: string;
  departmentCode: string;
  departmentId: string;
  source: "catalog" | "musts";
}

/** No university has so many. */
const MAX_PROGRAMS = 400;
const MAX_LINES = 300;
const MAX_TERMS = 40;

const fields = sql`p.program_id AS programId, p.name, d.department_code AS departmentCode, d.department_id AS departmentId, p.source`;

/** All curricula of departments, by the department's letters. */
export async function findPrograms({ db }: Base): Promise<ProgramRow[]> {
  const [rows] = await db.batch([
    rawStatement<ProgramRow>(
      db,
      sql`SELECT ${fields} FROM programs p CROSS JOIN departments d ON d.department_id = p.department_id
        ORDER BY d.department_code, p.source, p.name, p.program_id LIMIT ${MAX_PROGRAMS}`,
    ),
  ]);
  return rows;
}

interface LineRow {
  semester: number;
  courseCode: string | null;
  electiveKind: (typeof electiveKinds)[number] | null;
  name: string;
  nameEn: string | null;
  nameTr: string | null;
  creditHalves: number | null;
  offeredSemesters: number | null;
}

/** One curriculum. One round trip. */
export async function findCurriculum({ db }: Base, programId: string) {
  const ofProgram = sql`program_courses l CROSS JOIN courses c ON c.course_id = l.course_id`;
  const isOwn = sql`l.program_id = ${programId}`;
  const [programs, lines, needs, given, terms] = await db.batch([
    rawStatement<ProgramRow>(
      db,
      sql`SELECT ${fields} FROM programs p CROSS JOIN departments d ON d.department_id = p.department_id WHERE p.program_id = ${programId}`,
    ),
    rawStatement<LineRow>(
      db,
      sql`SELECT l.semester, coalesce(c.course_code, l.course_code) AS courseCode, l.elective_kind AS electiveKind, l.name,
          c.name_en AS nameEn, c.name_tr AS nameTr, coalesce(l.credit_halves, c.credit_halves) AS creditHalves,
          c.offered_semesters AS offeredSemesters
        FROM program_courses l LEFT JOIN courses c ON c.course_id = l.course_id WHERE ${isOwn} ORDER BY l.semester, l.position LIMIT ${MAX_LINES}`,
    ),
    rawStatement<{ courseCode: string; setNumber: number; required: string }>(
      db,
      sql`SELECT c.course_code AS courseCode, r.set_number AS setNumber, q.course_code AS required
          FROM ${ofProgram} CROSS JOIN course_prerequisites r ON r.course_id = c.course_id
            CROSS JOIN courses q ON q.course_id = r.required_course_id WHERE ${isOwn}
        UNION SELECT c.course_code, w.set_number, w.required_code
          FROM ${ofProgram} CROSS JOIN waiting_prerequisites w ON w.course_id = c.course_id WHERE ${isOwn}
        ORDER BY 1, 2, 3`,
    ),
    rawStatement<{ courseCode: string; term: string }>(
      db,
      sql`SELECT DISTINCT c.course_code AS courseCode, o.term FROM ${ofProgram} CROSS JOIN offerings o ON o.course_id = c.course_id
        WHERE ${isOwn} AND o.withdrawn_at IS NULL ORDER BY o.term DESC`,
    ),
    rawStatement<{ term: string }>(db, sql`SELECT term FROM offerings GROUP BY term ORDER BY term DESC LIMIT ${MAX_TERMS}`),
  ]);
  const [program] = programs;
  return program ? { program, lines, needs, given, terms: terms.map(({ term }) => term) } : null;
}
