/** Schedules as they are read: whatever a page needs in one round trip, and nothing of anybody else's. */
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { type FoundCounts, foundPage, type SearchPlan } from "../catalog/course-finder.service.server";
import { courseIdOf } from "../catalog/course-head.service.server";
import { marksStatement } from "../course-marks/course-marks.service.server";
import { examClashes } from "../exams/exams.service.server";
import { NO_SECTION } from "./conflicts.rules";
import type { ChoiceRow, ItemRow, LectureRow, MeetingRow, ScheduleRow, SectionRow } from "./plan.rules";
import type { PlannedCourse, RequirementRow } from "./progress.rules";

type Base = Pick<SignedInContext, "db" | "actor">;
type Reader = Pick<SignedInContext, "db">;

/** The condition on a schedule `s` of one's own. */
export const ownSchedule = ({ actor }: Base, scheduleId: string) => sql`s.schedule_id = ${scheduleId} AND s.user_id = ${actor.userId}`;

/** The section of each entry `e` of a schedule `s`, in the timetable of its term. */
const sectionOfEntry = sql`LEFT JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
  LEFT JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number`;

const entrySections = (mine: SQL) =>
  sql`schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
    CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
    CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number WHERE ${mine}`;

/** Who teaches the section `x`, as a JSON list. */
const teachers = sql`(SELECT json_group_array(i.name) FROM section_instructors t CROSS JOIN instructors i ON i.instructor_id = t.instructor_id
  WHERE t.section_id = x.section_id)`;

const meetingsIn = ({ db }: Reader, sections: SQL) =>
  rawStatement<MeetingRow>(
    db,
    sql`SELECT m.section_id AS sectionId, m.day, m.start_minute AS startMinute, m.end_minute AS endMinute, m.place
      FROM (SELECT x.section_id FROM ${sections}) x CROSS JOIN section_meetings m ON m.section_id = x.section_id
      ORDER BY m.section_id, m.position`,
  );

const itemsIn = ({ db }: Reader, which: SQL) =>
  rawStatement<ItemRow>(
    db,
    sql`SELECT i.schedule_id AS scheduleId, i.item_id AS itemId, i.title, i.place, i.day, i.date, i.start_minute AS startMinute, i.end_minute AS endMinute, i.color
      FROM schedules s CROSS JOIN schedule_items i ON i.schedule_id = s.schedule_id WHERE ${which} ORDER BY i.item_id`,
  );

/**
 * The statements for what a schedule has in a week and no more: its lectures and its own items.
 * @param which the condition on the schedule `s`
 */
export function weekStatements(ctx: Reader, which: SQL) {
  return [
    rawStatement<LectureRow>(
      ctx.db,
      sql`SELECT s.schedule_id AS scheduleId, c.course_id AS courseId, c.course_code AS courseCode, e.color,
          m.day, m.start_minute AS startMinute, m.end_minute AS endMinute, m.place
        FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id CROSS JOIN courses c ON c.course_id = e.course_id
          CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
          CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number AND x.withdrawn_at IS NULL
          CROSS JOIN section_meetings m ON m.section_id = x.section_id
        WHERE ${which} ORDER BY c.sort_key, m.position`,
    ),
    itemsIn(ctx, which),
  ] as const;
}

/**
 * The statements for a schedule with all that it holds; `rowsOf` reads their results.
 * @param which the condition on the schedule `s`
 */
export function planStatements(ctx: Reader, which: SQL) {
  const { db } = ctx;
  const sections = entrySections(which);
  return [
    rawStatement<ScheduleRow>(
      db,
      sql`SELECT s.schedule_id AS scheduleId, s.term, s.name, s.surname, s.department_code AS departmentCode, s.hidden_days AS hiddenDays,
          u.name AS ownerName, d.department_code AS ownerDepartment
        FROM schedules s CROSS JOIN users u ON u.user_id = s.user_id LEFT JOIN departments d ON d.department_id = u.department_id WHERE ${which}`,
    ),
    rawStatement<SectionRow>(
      db,
      sql`SELECT e.course_id AS courseId, c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr,
          c.credit_halves AS creditHalves, e.section_number AS sectionNumber, e.color,
          e.known_times AS knownTimes, x.section_id AS sectionId, x.criteria, x.note,
          x.withdrawn_at IS NOT NULL AS isWithdrawn, e.section_number = ${NO_SECTION} AND EXISTS (
            SELECT 1 FROM sections y WHERE y.offering_id = o.offering_id AND y.withdrawn_at IS NULL) AS isOpen, ${teachers} AS instructors
        FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id CROSS JOIN courses c ON c.course_id = e.course_id
          ${sectionOfEntry} WHERE ${which} ORDER BY c.sort_key`,
    ),
    meetingsIn(ctx, sections),
    itemsIn(ctx, which),
    rawStatement<{ firstEntry: string; secondEntry: string }>(
      db,
      sql`SELECT a.first_entry AS firstEntry, a.second_entry AS secondEntry
        FROM schedules s CROSS JOIN schedule_clashes a ON a.schedule_id = s.schedule_id WHERE ${which}`,
    ),
  ] as const;
}

type PlanResults = readonly [
  readonly ScheduleRow[],
  readonly SectionRow[],
  readonly MeetingRow[],
  readonly ItemRow[],
  readonly { firstEntry: string; secondEntry: string }[],
];

/** The rows of a schedule out of the results of `planStatements`; null when it isn't there, or somebody else's. */
export function rowsOf([[schedule], sections, meetings, items, allowed]: PlanResults) {
  return schedule ? { schedule, sections, meetings, items, allowed } : null;
}

/** A schedule of one's own with all that it holds; null when there is none. */
export async function findPlan(ctx: Base, scheduleId: string) {
  return rowsOf(await ctx.db.batch(planStatements(ctx, ownSchedule(ctx, scheduleId))));
}

/** Every section, in the term of the schedule that `which` finds, of the courses that `courses` gives. */
function choiceStatements(ctx: Base, which: SQL, courses: SQL) {
  const sections = sql`schedules s CROSS JOIN (${courses}) e CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
    CROSS JOIN sections x ON x.offering_id = o.offering_id WHERE ${which}`;
  return [
    rawStatement<ChoiceRow>(
      ctx.db,
      sql`SELECT e.course_id AS courseId, x.section_id AS sectionId, x.section_number AS sectionNumber, x.criteria, x.note,
        x.withdrawn_at IS NOT NULL AS isWithdrawn, ${teachers} AS instructors FROM ${sections} ORDER BY e.course_id, x.section_number`,
    ),
    meetingsIn(ctx, sections),
  ] as const;
}

const choiceRows = (sections: readonly ChoiceRow[], meetings: readonly MeetingRow[]) => ({ sections, meetings });

const inSchedule = (scheduleId: string) => sql`SELECT course_id FROM schedule_sections WHERE schedule_id = ${scheduleId}`;

/** A schedule with every section that its courses have. */
export async function findPlanWithChoices(ctx: Base, scheduleId: string) {
  const plan = planStatements(ctx, ownSchedule(ctx, scheduleId));
  const choices = choiceStatements(ctx, ownSchedule(ctx, scheduleId), inSchedule(scheduleId));
  const [a, b, c, d, e, sections, meetings] = await ctx.db.batch([...plan, ...choices]);
  const rows = rowsOf([a, b, c, d, e]);
  return rows && { ...rows, choices: choiceRows(sections, meetings) };
}

export interface TermCourse {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  creditHalves: number | null;
  /** Sections that the term has of it. */
  sections: number;
}

const MOST_FOUND = 12;

const sectionCount = (term: SQL) =>
  sql`(SELECT count(*) FROM offerings o CROSS JOIN sections x ON x.offering_id = o.offering_id
    WHERE o.course_id = c.course_id AND o.term = ${term} AND x.withdrawn_at IS NULL)`;

/** The statement for courses of the schedule's term that fit the words; without words it finds none. */
function foundInTerm(ctx: Base, scheduleId: string, plan: SearchPlan | null | undefined) {
  if (!plan) return rawStatement<TermCourse & FoundCounts>(ctx.db, sql`SELECT NULL AS courseId WHERE 0`);
  const term = sql`(SELECT s.term FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)})`;
  const isOffered = sql`EXISTS (SELECT 1 FROM offerings o WHERE o.course_id = c.course_id AND o.term = ${term} AND o.withdrawn_at IS NULL)`;
  return foundPage<TermCourse>(ctx.db, {
    plan,
    where: sql`c.status = 'active' AND ${isOffered}`,
    order: null,
    ordered: sql``,
    shown: sql`c.course_id AS courseId, c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr,
      c.credit_halves AS creditHalves, ${sectionCount(term)} AS sections`,
    size: MOST_FOUND,
    offset: 0,
  });
}

/** What is asked of a course before it is taken: its prerequisites, and the courses in all of one's schedules. */
export interface CourseNeeds {
  requirements: readonly RequirementRow[];
  planned: readonly PlannedCourse[];
}

/** The statement for the courses in all of one's schedules, with each of their terms, the first one last. */
export const plannedCourses = ({ db, actor }: Base) =>
  rawStatement<PlannedCourse>(
    db,
    sql`SELECT DISTINCT e.course_id AS courseId, s.term FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
      WHERE s.user_id = ${actor.userId} ORDER BY s.term DESC`,
  );

function needStatements(ctx: Base, courseId: SQL) {
  const { db } = ctx;
  return [
    rawStatement<RequirementRow>(
      db,
      sql`SELECT r.course_id AS courseId, r.set_number AS setNumber, r.required_course_id AS requiredCourseId, c.course_code AS requiredCode
          FROM course_prerequisites r CROSS JOIN courses c ON c.course_id = r.required_course_id WHERE r.course_id = ${courseId}
        UNION ALL SELECT w.course_id, w.set_number, NULL, w.required_code FROM waiting_prerequisites w WHERE w.course_id = ${courseId}`,
    ),
    plannedCourses(ctx),
  ] as const;
}

/**
 * A schedule, the courses of its term that fit some words, and one course with its sections of the term.
 * @param code of the one course; null comes back when none goes by it
 */
export async function findPlanAndCourses(ctx: SignedInContext, scheduleId: string, code: string, search: SearchPlan | null | undefined) {
  const plan = planStatements(ctx, ownSchedule(ctx, scheduleId));
  const choices = choiceStatements(ctx, ownSchedule(ctx, scheduleId), sql`SELECT ${courseIdOf(code)} AS course_id`);
  const course = rawStatement<TermCourse>(
    ctx.db,
    sql`SELECT c.course_id AS courseId, c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr,
      c.credit_halves AS creditHalves, 0 AS sections FROM courses c WHERE c.course_id = ${courseIdOf(code)}`,
  );
  const clashes = examClashes(ctx, courseIdOf(code), ownSchedule(ctx, scheduleId), ctx.clock.now());
  const own = [...needStatements(ctx, courseIdOf(code)), marksStatement(ctx), clashes] as const;
  const statements = [...plan, ...choices, course, foundInTerm(ctx, scheduleId, search), ...own] as const;
  const [a, b, c, d, e, sections, meetings, [one], hits, requirements, planned, marks, exams] = await ctx.db.batch(statements);
  const rows = rowsOf([a, b, c, d, e]);
  const found = (hits as (TermCourse & FoundCounts)[]).filter(({ courseId }) => courseId !== null).slice(0, MOST_FOUND);
  const shown = (one as TermCourse | undefined) ?? null;
  const needs: CourseNeeds = { requirements, planned };
  return rows && { ...rows, course: shown, choices: choiceRows(sections, meetings), found, needs, marks, exams };
}

/** Which schedule `s` of a term stands in its owner's week: the one chosen last, or else the one made first. */
export const weekOrder = sql`s.chosen_at DESC, s.key`;

/** The schedule that stands in one's week of the latest term that one has any of, with every section that its term has of courses. */
export async function findLatestWithChoices(ctx: Base, courseIds: readonly string[]) {
  const which = sql`s.schedule_id = (SELECT s.schedule_id FROM schedules s WHERE s.user_id = ${ctx.actor.userId}
    ORDER BY s.term DESC, ${weekOrder} LIMIT 1)`;
  const choices = choiceStatements(ctx, which, sql`SELECT value AS course_id FROM ${eachOf(courseIds)}`);
  const [a, b, c, d, e, sections, meetings] = await ctx.db.batch([...planStatements(ctx, which), ...choices]);
  const rows = rowsOf([a, b, c, d, e]);
  return rows && { ...rows, choices: choiceRows(sections, meetings) };
}

/** What a list says of a schedule. */
export interface ScheduleSummary {
  scheduleId: string;
  name: string;
  term: string;
  courses: number;
  items: number;
  creditHalves: number;
  withoutCredits: number;
  /** Whether it is the one of its term that stands in its owner's week. */
  isInWeek: 0 | 1;
}

/** The statement for one's own schedules, the latest term first. */
export const ownSchedules = ({ db, actor }: Base) =>
  rawStatement<ScheduleSummary>(
    db,
    sql`SELECT s.schedule_id AS scheduleId, s.name, s.term, count(e.course_id) AS courses, coalesce(sum(c.credit_halves), 0) AS creditHalves,
        count(e.course_id) - count(c.credit_halves) AS withoutCredits,
        (SELECT count(*) FROM schedule_items i WHERE i.schedule_id = s.schedule_id) AS items,
        row_number() OVER (PARTITION BY s.term ORDER BY ${weekOrder}) = 1 AS isInWeek
      FROM schedules s LEFT JOIN schedule_sections e ON e.schedule_id = s.schedule_id LEFT JOIN courses c ON c.course_id = e.course_id
      WHERE s.user_id = ${actor.userId} GROUP BY s.key ORDER BY s.term DESC, s.key`,
  );

/** What one's own schedules have in a week. */
export const ownWeeks = (ctx: Base) => weekStatements(ctx, sql`s.user_id = ${ctx.actor.userId}`);

/** The terms that have a timetable, newest first: the index of terms is leapt along. */
export async function listTerms(ctx: Pick<Base, "db">): Promise<string[]> {
  const [rows] = await ctx.db.batch([
    rawStatement<{ term: string }>(
      ctx.db,
      sql`WITH RECURSIVE leap (term) AS (
          SELECT max(term) FROM offerings
          UNION ALL SELECT (SELECT max(o.term) FROM offerings o WHERE o.term < leap.term) FROM leap WHERE leap.term IS NOT NULL
        ) SELECT term FROM leap WHERE term IS NOT NULL LIMIT 12`,
    ),
  ]);
  return rows.map(({ term }: { term: string }) => term);
}

/** Those of these codes that a course has, and whether it has a section in a term. */
export async function plannableCodes({ db }: Pick<Base, "db">, term: string, codes: readonly string[]) {
  const [rows] = await db.batch([
    rawStatement<{ code: string; isOffered: 0 | 1 }>(
      db,
      sql`SELECT j.code, EXISTS (
          SELECT 1 FROM offerings o CROSS JOIN sections x ON x.offering_id = o.offering_id
          WHERE o.course_id = j.courseId AND o.term = ${term} AND x.withdrawn_at IS NULL) AS isOffered
        FROM (SELECT value AS code, ${courseIdOf(sql`value`)} AS courseId FROM ${eachOf(codes)}) j WHERE j.courseId IS NOT NULL`,
    ),
  ]);
  return rows as { code: string; isOffered: 0 | 1 }[];
}
