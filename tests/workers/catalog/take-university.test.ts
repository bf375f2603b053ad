/** `What can I take?` over the university's own catalog, timetable and curricula, where they are at hand: what a plain look at every course would. */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { renamedCodes } from "~/features/course-marks/course-marks.service.server";
import { createRandom } from "../../../drizzle/seed/random";
import { clearCatalog, importFile, universityFiles } from "../../support/imports";
import { TERM } from "../../support/schedules";
import { testContext } from "../../support/site";
import { addStudent, type Campus, compare, type Kept, questionOf, type Section, type Slot, type Student } from "../../support/take-scan";

const isThere = Object.keys(universityFiles).length > 0;
/** They may not be in the repository: their licences differ, and people are named in them. */
const real = test.skipIf(!isThere);
const random = createRandom(78);
const STUDENTS = 6;
const QUESTIONS = 500;

const rowsOf = async <T>(sql: string, ...values: string[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

interface SectionRow {
  courseId: string;
  sectionId: string;
  number: number;
  withdrawnAt: number | null;
}
interface MeetingRow {
  sectionId: string;
  day: number;
  startMinute: number;
  endMinute: number;
}
interface NeedRow {
  courseId: string;
  setNumber: number;
  code: string;
}

/** Every table whole, each by itself. @param departmentId whose curriculum the students have */
async function readCampus(departmentId: string): Promise<Campus> {
  const courses = await rowsOf<Kept["course"]>(`SELECT course_id AS courseId, course_code AS courseCode, department_id AS departmentId,
    level, course_type AS courseType, credit_halves AS creditHalves, last_term AS lastTerm, difficulty_hundredths AS difficultyHundredths,
    hours_hundredths AS hoursHundredths FROM courses WHERE status = 'active'`);
  const sections = await rowsOf<SectionRow>(
    `SELECT o.course_id AS courseId, s.section_id AS sectionId, s.section_number AS number, s.withdrawn_at AS withdrawnAt
      FROM sections s JOIN offerings o ON o.offering_id = s.offering_id WHERE o.term = ?`,
    TERM,
  );
  const meetings = await rowsOf<MeetingRow>(
    "SELECT section_id AS sectionId, day, start_minute AS startMinute, end_minute AS endMinute FROM section_meetings",
  );
  const needs = await rowsOf<NeedRow>(`SELECT p.course_id AS courseId, p.set_number AS setNumber, c.course_code AS code
    FROM course_prerequisites p JOIN courses c ON c.course_id = p.required_course_id
    UNION ALL SELECT course_id, set_number, required_code FROM waiting_prerequisites`);
  const required = await rowsOf<{ code: string }>(
    `SELECT DISTINCT c.course_code AS code FROM program_courses l JOIN courses c ON c.course_id = l.course_id
      WHERE l.elective_kind IS NULL AND l.program_id = (SELECT program_id FROM programs WHERE department_id = ? ORDER BY source, name, program_id LIMIT 1)`,
    departmentId,
  );
  const timesOf = grouped(meetings, ({ sectionId }) => sectionId);
  const slotOf = ({ day, startMinute, endMinute }: MeetingRow): Slot => [day, startMinute, endMinute];
  const sectionOf = ({ sectionId, number, withdrawnAt }: SectionRow): Section => ({
    number,
    isWithdrawn: withdrawnAt !== null,
    slots: (timesOf.get(sectionId) ?? []).map(slotOf),
  });
  const [sectionsOf, needsOf] = [grouped(sections, ({ courseId }) => courseId), grouped(needs, ({ courseId }) => courseId)];
  const setsOf = (courseId: string) =>
    [...grouped(needsOf.get(courseId) ?? [], ({ setNumber }) => String(setNumber)).values()].map((set) => set.map(({ code }) => code));
  return {
    all: courses.map((course) => ({
      course,
      sections: (sectionsOf.get(course.courseId) ?? []).map(sectionOf),
      needs: setsOf(course.courseId),
    })),
    term: TERM,
    required: required.map(({ code }) => code),
    departmentIds: [...grouped(courses, (course) => course.departmentId).keys()],
    elsewhere: null,
  };
}

let campus: Campus;
let students: Student[];

beforeAll(async () => {
  if (!isThere) return;
  await clearCatalog();
  await importFile({ text: universityFiles["robotdegilim_2024-09-19_sections.json"] ?? "", term: TERM, name: "timetable" });
  await importFile({ text: universityFiles["metuschedule_2026-06_catalog.json"] ?? "", name: "catalog" });
  await importFile({ text: universityFiles["metuschedule_2026-06_programs.json"] ?? "", name: "programs" });
  await env.DB.prepare(
    "UPDATE courses SET difficulty_hundredths = 100 + (numeric_code * 7919) % 400, hours_hundredths = 100 + (numeric_code * 104729) % 900 WHERE numeric_code % 2",
  ).run();
  const [{ departmentId = "" } = {}] = await rowsOf<{ departmentId: string }>(
    "SELECT department_id AS departmentId FROM courses WHERE course_code = 'CENG140'",
  );
  campus = await readCampus(departmentId);
  await renamedCodes(testContext());
  students = [];
  for (let n = 0; n < STUDENTS; n++) students.push(await addStudent(campus, random, departmentId, 0.02));
});

real("500 combinations of filters find in the real catalog and term what a plain scan finds", async () => {
  const wrong: unknown[] = [];
  const beside: number[] = [];
  for (let n = 0; n < QUESTIONS; n++) {
    const student = students[n % STUDENTS] as Student;
    const asked = await compare(campus, questionOf(campus, random, student), student);
    wrong.push(...asked.wrong);
    beside.push(asked.beside);
  }
  beside.sort((a, b) => a - b);
  console.info(
    `${campus.all.length} courses, ${campus.required.length} required; rows beside: median ${beside[250]}, p95 ${beside[475]}, most ${beside.at(-1)}`,
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(campus.all.length).toBeGreaterThan(1500);
});
