/** What a schedule's progress is read from: its department's curriculum, one's other schedules, prerequisites. */
import { sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { marksStatement } from "../course-marks/course-marks.service.server";
import type { CurriculumLine, PlannedCourse, RequirementRow } from "./progress.rules";
import { ownSchedule, plannedCourses, planStatements, rowsOf } from "./schedule.repository.server";

interface ProgramRow {
  name: string;
  departmentCode: string;
  source: "catalog" | "musts";
}

interface ProgressRows {
  program: ProgramRow | null;
  lines: readonly CurriculumLine[];
  planned: readonly PlannedCourse[];
  requirements: readonly RequirementRow[];
}

/** A schedule with the curriculum of its department, every course of one's schedules, and what its own courses require. */
export async function findProgress(ctx: SignedInContext, scheduleId: string) {
  const { db, actor } = ctx;
  const mine = sql`s.schedule_id = ${scheduleId} AND s.user_id = ${actor.userId}`;
  const program = sql`SELECT p.program_id, p.name, p.source, d.department_code
    FROM schedules s CROSS JOIN users u ON u.user_id = s.user_id LEFT JOIN departments own ON own.department_id = u.department_id
      CROSS JOIN departments d ON d.department_code = coalesce(s.department_code, own.department_code)
      CROSS JOIN programs p ON p.department_id = d.department_id
    WHERE ${mine} ORDER BY p.source, p.name, p.program_id LIMIT 1`;
  const [a, b, c, d, e, programs, lines, planned, requirements, marks] = await db.batch([
    ...planStatements(ctx, ownSchedule(ctx, scheduleId)),
    rawStatement<ProgramRow>(db, sql`SELECT name, department_code AS departmentCode, source FROM (${program})`),
    rawStatement<CurriculumLine>(
      db,
      sql`SELECT l.semester, l.position, coalesce(c.course_code, l.course_code) AS courseCode, l.course_id AS courseId,
          l.elective_kind AS electiveKind, l.name, l.credit_halves AS creditHalves, c.name_en AS nameEn, c.name_tr AS nameTr
        FROM (${program}) chosen CROSS JOIN program_courses l ON l.program_id = chosen.program_id LEFT JOIN courses c ON c.course_id = l.course_id
        ORDER BY l.semester, l.position LIMIT 300`,
    ),
    plannedCourses(ctx),
    rawStatement<RequirementRow>(
      db,
      sql`SELECT e.course_id AS courseId, r.set_number AS setNumber, r.required_course_id AS requiredCourseId, c.course_code AS requiredCode
          FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
            CROSS JOIN course_prerequisites r ON r.course_id = e.course_id CROSS JOIN courses c ON c.course_id = r.required_course_id WHERE ${mine}
        UNION ALL SELECT e.course_id, w.set_number, NULL, w.required_code
          FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
            CROSS JOIN waiting_prerequisites w ON w.course_id = e.course_id WHERE ${mine}`,
    ),
    marksStatement(ctx),
  ]);
  const rows = rowsOf([a, b, c, d, e]);
  const beside: ProgressRows = { program: programs[0] ?? null, lines, planned, requirements };
  return rows && { ...rows, ...beside, marks };
}
