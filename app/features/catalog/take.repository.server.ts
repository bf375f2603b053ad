/** What one can take: conditions on the catalog's list that go by one's own transcript, schedules and curriculum. */
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { marksStatement } from "../course-marks/course-marks.service.server";
import type { CatalogFilters } from "./catalog.schemas";

export interface OwnSchedule {
  scheduleId: string;
  name: string;
  term: string;
}

/** When somebody has something on already, in minutes after midnight. */
export interface Busy {
  day: number;
  startMinute: number;
  endMinute: number;
}

/** What the conditions go by: of one reader, for one answer. */
export interface TakeFacts {
  userId: string;
  /** Codes of the courses that one passed, and all names by which they may be required while the catalog hasn't got them. */
  passed: readonly string[];
  passedElsewhere: readonly string[];
  /** Codes of those that one passed or is taking. */
  taken: readonly string[];
  /** The schedule that courses have to fit; null where none is asked for. */
  plan: { term: string; courseIds: readonly string[]; busy: readonly Busy[] } | null;
}

const MOST_SCHEDULES = 40;

/** One's marks, one's schedules, and what one of them holds. One round trip. */
export async function readOwnFacts(ctx: SignedInContext, scheduleId: string) {
  const { db, actor } = ctx;
  const mine = sql`s.schedule_id = ${scheduleId} AND s.user_id = ${actor.userId}`;
  const [marks, schedules, courses, meetings, items] = await db.batch([
    marksStatement(ctx),
    rawStatement<OwnSchedule>(
      db,
      sql`SELECT s.schedule_id AS scheduleId, s.name, s.term FROM schedules s WHERE s.user_id = ${actor.userId}
        ORDER BY s.term DESC, s.key LIMIT ${MOST_SCHEDULES}`,
    ),
    rawStatement<{ courseId: string }>(
      db,
      sql`SELECT e.course_id AS courseId FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id WHERE ${mine}`,
    ),
    rawStatement<Busy>(
      db,
      sql`SELECT m.day, m.start_minute AS startMinute, m.end_minute AS endMinute
        FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
          CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
          CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number
          CROSS JOIN section_meetings m ON m.section_id = x.section_id WHERE ${mine}`,
    ),
    rawStatement<Busy>(
      db,
      sql`SELECT coalesce(i.day, (strftime('%w', i.date) + 6) % 7) AS day, i.start_minute AS startMinute, i.end_minute AS endMinute
        FROM schedules s CROSS JOIN schedule_items i ON i.schedule_id = s.schedule_id WHERE ${mine}`,
    ),
  ]);
  return { marks, schedules, courseIds: courses.map(({ courseId }) => courseId), busy: [...meetings, ...items] };
}

const isIn = (column: SQL, list: readonly string[]) => sql`${column} IN (SELECT value FROM ${eachOf(list)})`;

/** Ids of courses with a set of prerequisites that one passed whole; found from what was passed, not by looking at every course. */
function metByPassed({ passed, passedElsewhere }: TakeFacts): SQL {
  const ids = sql`(SELECT p.course_id FROM ${eachOf(passed)} code CROSS JOIN courses p ON p.course_code = code.value)`;
  const ofSet = (row: SQL) => sql`${row}.course_id = hit.course_id AND ${row}.set_number = hit.set_number`;
  return sql`SELECT hit.course_id FROM (
      SELECT r.course_id, r.set_number FROM course_prerequisites r WHERE r.required_course_id IN ${ids}
      UNION SELECT w.course_id, w.set_number FROM waiting_prerequisites w WHERE ${isIn(sql`w.required_code`, passedElsewhere)}) hit
    WHERE NOT EXISTS (SELECT 1 FROM course_prerequisites o WHERE ${ofSet(sql`o`)} AND o.required_course_id NOT IN ${ids})
      AND NOT EXISTS (SELECT 1 FROM waiting_prerequisites v WHERE ${ofSet(sql`v`)} AND NOT (${isIn(sql`v.required_code`, passedElsewhere)}))`;
}

/** Whole minutes in SQL text: a full week would have more parameters than D1 takes. */
const whole = (value: number) => sql.raw(String(Math.trunc(Number(value))));

/** Whether a meeting `m` is at the same time as something that one has on; half-open. Halved: an expression may be 100 deep at most. */
function clashes(busy: readonly Busy[]): SQL {
  const half = Math.ceil(busy.length / 2);
  if (busy.length > 1) return sql`(${clashes(busy.slice(0, half))} OR ${clashes(busy.slice(half))})`;
  const [{ day, startMinute, endMinute } = { day: -1, startMinute: 0, endMinute: 0 }] = busy;
  return sql`(m.day = ${whole(day)} AND m.start_minute < ${whole(endMinute)} AND m.end_minute > ${whole(startMinute)})`;
}

/** Busy times without those that lie within others: a week of a schedule comes to a few dozen at most. */
export function joinedBusy(busy: readonly Busy[]): Busy[] {
  const joined: Busy[] = [];
  for (const each of busy.toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute)) {
    const last = joined.at(-1);
    if (last && last.day === each.day && each.startMinute <= last.endMinute) last.endMinute = Math.max(last.endMinute, each.endMinute);
    else joined.push({ ...each });
  }
  return joined;
}

/** A section of the schedule's term that clashes with nothing in it; of a course that isn't in it yet. */
function fitsPlan({ term, courseIds, busy }: NonNullable<TakeFacts["plan"]>): SQL {
  const free =
    busy.length === 0
      ? sql``
      : sql`AND NOT EXISTS (SELECT 1 FROM section_meetings m WHERE m.section_id = x.section_id AND (${clashes(busy)}))`;
  return sql`NOT (${isIn(sql`c.course_id`, courseIds)}) AND EXISTS (
    SELECT 1 FROM offerings g CROSS JOIN sections x ON x.offering_id = g.offering_id
    WHERE g.course_id = c.course_id AND g.term = ${term} AND x.withdrawn_at IS NULL ${free})`;
}

/** The curriculum of somebody's department: SQL for its id; NULL where there is none. */
export const ownProgram = (
  userId: string,
) => sql`(SELECT p.program_id FROM users u CROSS JOIN programs p ON p.department_id = u.department_id
  WHERE u.user_id = ${userId} ORDER BY p.source, p.name, p.program_id LIMIT 1)`;

/** Courses that it requires. */
const inOwnCurriculum = (userId: string) => sql`c.course_id IN (SELECT l.course_id FROM program_courses l
  WHERE l.elective_kind IS NULL AND l.course_id IS NOT NULL AND l.program_id = ${ownProgram(userId)})`;

/**
 * Where a list begins that would walk the whole catalog for a few courses: at those of one's curriculum, else at those that the
 * schedule's term gives. Null where an index is shorter: of a department, of the courses offered now.
 */
export function takenFrom({ fits, my_required, offered, department_id }: CatalogFilters, { plan }: TakeFacts): SQL | null {
  if (department_id) return null;
  if (my_required) return sql`true`;
  return fits && plan && !offered ? sql`c.course_id IN (SELECT g.course_id FROM offerings g WHERE g.term = ${plan.term})` : null;
}

type Asked = Pick<CatalogFilters, "prerequisites_met" | "not_taken" | "fits" | "my_required">;

/** The conditions on a course `c` of the list. */
export function takeConditions({ prerequisites_met, not_taken, fits, my_required }: Asked, facts: TakeFacts): SQL[] {
  const { plan, taken, userId } = facts;
  return [
    ...(prerequisites_met ? [sql`(c.has_prerequisites = 0 OR c.course_id IN (${metByPassed(facts)}))`] : []),
    ...(not_taken ? [sql`NOT (${isIn(sql`c.course_code`, taken)})`] : []),
    ...(fits && plan ? [fitsPlan(plan)] : []),
    ...(my_required ? [inOwnCurriculum(userId)] : []),
  ];
}
