/** One course of the catalog with everything that its page shows, in one round trip. */
import { courses, offerings, sections } from "@schema/catalog";
import { desc, eq, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Context } from "~/platform/context";
import { columns, rawStatement } from "~/platform/db.server";
import { courseHead, courseIdOf } from "./course-head.repository.server";
import type { PrerequisiteRow, WaitingRow } from "./prerequisites.rules";

type Base = Pick<Context, "db" | "actor">;

/** How deep prerequisites of prerequisites are shown. */
export const TREE_DEPTH = 4;
const MAX_TREE_ROWS = 200;
const MAX_NEEDED_BY = 60;
const MAX_TERMS = 40;
const MAX_CURRICULA = 80;

/** What only the page about a course's sections shows, beside its head. */
const factColumns = columns({
  status: courses.status,
  overallHundredths: courses.overallHundredths,
  difficultyHundredths: courses.difficultyHundredths,
  hoursHundredths: courses.hoursHundredths,
  descriptionEn: courses.descriptionEn,
  descriptionTr: courses.descriptionTr,
});

/** Terms that were withdrawn come last. */
const isWithdrawn = sql`withdrawn_at IS NOT NULL`;

/** The offering of a course in a term; in its latest term when it wasn't offered in that one. */
const offeringOf = (code: string, term: string) =>
  sql`(SELECT offering_id FROM offerings WHERE course_id = ${courseIdOf(code)} ORDER BY term = ${term} DESC, ${isWithdrawn}, term DESC LIMIT 1)`;

export interface NeededByRow {
  courseCode: string;
  nameEn: string;
  nameTr: string;
}

export interface CurriculumRow {
  programId: string;
  name: string;
  degree: string | null;
  semester: number;
  /** Null for a programme whose department isn't here. */
  departmentCode: string | null;
}

interface DemandRow {
  sectionNumber: number;
  planners: number;
}

interface InstructorRow {
  sectionId: string;
  name: string;
  n: number | null;
  overallSum: number | null;
}

interface MeetingRow {
  sectionId: string;
  day: number;
  startMinute: number;
  endMinute: number;
  place: string | null;
}

/** The course, what it requires, what that requires, and so on. */
const prerequisiteTree = (code: string) => sql`WITH RECURSIVE tree (course_id, depth) AS (
    SELECT ${courseIdOf(code)}, 0
    UNION
    SELECT p.required_course_id, t.depth + 1 FROM tree t CROSS JOIN course_prerequisites p ON p.course_id = t.course_id
    WHERE t.depth < ${TREE_DEPTH - 1}
  )`;

const prerequisiteRows = ({ db }: Base, code: string) =>
  rawStatement<PrerequisiteRow>(
    db,
    sql`${prerequisiteTree(code)} SELECT p.course_id AS courseId, p.set_number AS setNumber, p.required_course_id AS requiredCourseId,
        c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr
      FROM (SELECT course_id, min(depth) AS depth FROM tree GROUP BY course_id) t
        CROSS JOIN course_prerequisites p ON p.course_id = t.course_id
        CROSS JOIN courses c ON c.course_id = p.required_course_id
      ORDER BY t.depth, p.course_id, p.set_number, c.sort_key LIMIT ${MAX_TREE_ROWS}`,
  );

/** What the course itself, and what it needs, require of courses that aren't here: shown by code. */
const waitingRows = ({ db }: Base, code: string) =>
  rawStatement<WaitingRow>(
    db,
    sql`${prerequisiteTree(code)} SELECT DISTINCT w.course_id AS courseId, w.set_number AS setNumber, w.required_code AS requiredCode
      FROM tree t CROSS JOIN waiting_prerequisites w ON w.course_id = t.course_id ORDER BY 1, 2, 3 LIMIT ${MAX_TREE_ROWS}`,
  );

/** Curricula with the course in them. */
const curriculumRows = ({ db }: Base, code: string) =>
  rawStatement<CurriculumRow>(
    db,
    sql`SELECT DISTINCT p.program_id AS programId, p.name, p.degree, l.semester, d.department_code AS departmentCode
      FROM program_courses l CROSS JOIN programs p ON p.program_id = l.program_id
        LEFT JOIN departments d ON d.department_id = p.department_id
      WHERE l.course_id = ${courseIdOf(code)} ORDER BY p.name, l.semester LIMIT ${MAX_CURRICULA}`,
  );

const neededByRows = ({ db }: Base, code: string) =>
  rawStatement<NeededByRow>(
    db,
    sql`SELECT c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr
      FROM (SELECT DISTINCT course_id FROM course_prerequisites WHERE required_course_id = ${courseIdOf(code)} LIMIT ${MAX_NEEDED_BY}) p
        CROSS JOIN courses c ON c.course_id = p.course_id
      WHERE c.status = 'active' ORDER BY c.sort_key`,
  );

/** The statements for a course's page; `partsOf` reads their results. */
function pageStatements(ctx: Base, code: string, term: string) {
  const { db } = ctx;
  const offeringId = offeringOf(code, term);
  const ofOffering = sql`SELECT section_id FROM sections WHERE offering_id = ${offeringId}`;
  return [
    courseHead(ctx, courseIdOf(code)),
    db
      .select(factColumns)
      .from(courses)
      .where(eq(courses.courseId, courseIdOf(code))),
    db
      .select({ term: offerings.term })
      .from(offerings)
      .where(eq(offerings.courseId, courseIdOf(code)))
      .orderBy(isWithdrawn, desc(offerings.term))
      .limit(MAX_TERMS),
    db
      .select({
        sectionId: sections.sectionId,
        sectionNumber: sections.sectionNumber,
        criteria: sections.criteria,
        note: sections.note,
        withdrawnAt: sections.withdrawnAt,
      })
      .from(sections)
      .where(eq(sections.offeringId, offeringId))
      .orderBy(sections.sectionNumber),
    rawStatement<InstructorRow>(
      db,
      sql`SELECT s.section_id AS sectionId, i.name, e.n, e.overall_sum AS overallSum
        FROM section_instructors s CROSS JOIN instructors i ON i.instructor_id = s.instructor_id
          LEFT JOIN experience_sums e ON e.course_id = s.course_id AND e.instructor_id = s.instructor_id AND e.term = ''
        WHERE s.section_id IN (${ofOffering}) ORDER BY i.name`,
    ),
    rawStatement<MeetingRow>(
      db,
      sql`SELECT section_id AS sectionId, day, start_minute AS startMinute, end_minute AS endMinute, place FROM section_meetings
        WHERE section_id IN (${ofOffering}) ORDER BY section_id, position`,
    ),
    prerequisiteRows(ctx, code),
    waitingRows(ctx, code),
    neededByRows(ctx, code),
    curriculumRows(ctx, code),
    rawStatement<DemandRow>(
      db,
      sql`SELECT section_number AS sectionNumber, planners FROM demand_releases
        WHERE course_id = ${courseIdOf(code)} AND term = (SELECT term FROM offerings WHERE offering_id = ${offeringId})`,
    ),
  ] as const;
}

type PageResults = BatchResponse<ReturnType<typeof pageStatements>>;

const partsOf = ([
  heads,
  facts,
  terms,
  sectionRows,
  instructors,
  meetings,
  prerequisites,
  waiting,
  neededBy,
  curricula,
  demand,
]: PageResults) => ({
  head: heads[0] ?? null,
  facts: facts[0] ?? null,
  terms: terms.map((row) => row.term),
  sections: sectionRows,
  instructors,
  meetings,
  prerequisites,
  waiting,
  neededBy,
  curricula: curricula as CurriculumRow[],
  demand,
});

/** The head, facts, terms, the sections of one term, prerequisites, what needs it, and where it is required. */
export async function readCoursePage(ctx: Base, code: string, term: string) {
  return partsOf(await ctx.db.batch(pageStatements(ctx, code, term)));
}

/** The same of several courses, in their order and each in its latest term, in one round trip. */
export async function readCoursePages(ctx: Base, codes: readonly string[]) {
  const each = codes.map((code) => pageStatements(ctx, code, ""));
  const results = await ctx.db.batch(each.flat() as unknown as [BatchItem<"sqlite">]);
  const size = each[0]?.length ?? 0;
  return codes.map((_, index) => partsOf(results.slice(index * size, (index + 1) * size) as unknown as PageResults));
}

export type CourseFacts = NonNullable<Awaited<ReturnType<typeof readCoursePage>>["facts"]>;
