/** What staff see of all schedules: how many there are of what, and nothing of what anybody planned. */

import { users } from "@schema/accounts";
import { demandReleases, type demandSumKinds, demandSums, scheduleDemand, schedules } from "@schema/schedule";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, eachOf, rawStatement } from "~/platform/db.server";
import { countCap, type Paging, pageFrom } from "~/platform/lists/paging";

type Base = Pick<Context, "db">;

const counted = columns({
  scheduleId: schedules.scheduleId,
  term: schedules.term,
  userName: users.userName,
  createdAt: schedules.createdAt,
  updatedAt: schedules.updatedAt,
  courses: sql<number>`(SELECT count(*) FROM schedule_sections e WHERE e.schedule_id = ${schedules.scheduleId})`.as("courses"),
  items: sql<number>`(SELECT count(*) FROM schedule_items i WHERE i.schedule_id = ${schedules.scheduleId})`.as("items"),
});

/** Schedules, the newest first, without their content. */
export async function listAll({ db }: Base, paging: Paging) {
  const cap = countCap(paging);
  const [rows, [all]] = await db.batch([
    db
      .select(counted)
      .from(schedules)
      .innerJoin(users, eq(users.userId, schedules.userId))
      .orderBy(desc(schedules.key))
      .limit(paging.size + 1)
      .offset((paging.page - 1) * paging.size),
    db.select({ n: count().as("n") }).from(
      db
        .select({ key: schedules.key })
        .from(schedules)
        .limit(cap + 1)
        .as("some"),
    ),
  ]);
  return pageFrom(rows, all?.n ?? 0, paging, cap);
}

interface DemandRow {
  /** A course's or a department's letters. */
  code: string;
  nameEn: string;
  nameTr: string;
  people: number;
}

interface HourRow {
  day: number;
  start: number;
  people: number;
}

const MOST_ROWS = 50;
const SLOT = 50;

const sumsOf = (kind: (typeof demandSumKinds)[number], term: string) => sql`demand_sums s WHERE s.term = ${term} AND s.kind = ${kind}`;

/** What is planned in a term, by course, department and hour, as it was added up last. */
export async function readDemand({ db }: Base, term: string) {
  const most = (kind: "course" | "department") =>
    sql`(SELECT s.name, s.people FROM ${sumsOf(kind, term)} ORDER BY s.people DESC LIMIT ${MOST_ROWS}) s`;
  const [courses, departments, hours] = await db.batch([
    rawStatement<DemandRow>(
      db,
      sql`SELECT c.course_code AS code, c.name_en AS nameEn, c.name_tr AS nameTr, s.people FROM ${most("course")}
        CROSS JOIN courses c ON c.course_id = s.name ORDER BY s.people DESC, c.sort_key`,
    ),
    rawStatement<DemandRow>(
      db,
      sql`SELECT d.department_code AS code, d.name_en AS nameEn, d.name_tr AS nameTr, s.people FROM ${most("department")}
        CROSS JOIN departments d ON d.department_id = s.name ORDER BY s.people DESC, d.department_code`,
    ),
    rawStatement<HourRow>(
      db,
      sql`SELECT CAST(s.name AS integer) AS day, CAST(substr(s.name, 3) AS integer) AS start, s.people FROM ${sumsOf("hour", term)}`,
    ),
  ]);
  return { courses: courses as readonly DemandRow[], departments: departments as readonly DemandRow[], hours: hours as readonly HourRow[] };
}

/**
 * Adds up what is planned, by course, department and hour: sums of what is shown of sections, so that they tell no more than those do.
 * Whoever plans two sections counts twice. @param slots first minutes of hours
 */
export async function saveSums({ db }: Base, slots: readonly number[]): Promise<void> {
  const insert = sql`INSERT INTO ${demandSums} (term, kind, name, people)`;
  const planned = sql`demand_releases r CROSS JOIN courses c ON c.course_id = r.course_id`;
  await db.batch([
    db.delete(demandSums),
    rawStatement(db, sql`${insert} SELECT r.term, 'course', r.course_id, sum(r.planners) FROM ${planned} GROUP BY r.term, r.course_id`),
    rawStatement(
      db,
      sql`${insert} SELECT r.term, 'department', c.department_id, sum(r.planners) FROM ${planned}
        WHERE c.department_id IS NOT NULL GROUP BY r.term, c.department_id`,
    ),
    rawStatement(
      db,
      sql`${insert} SELECT term, 'hour', day || ' ' || start, sum(planners) FROM (
          SELECT DISTINCT r.term, r.course_id, r.section_number, r.planners, m.day, h.value AS start
          FROM demand_releases r CROSS JOIN offerings o ON o.course_id = r.course_id AND o.term = r.term
            CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = r.section_number
            CROSS JOIN section_meetings m ON m.section_id = x.section_id
            CROSS JOIN json_each(${JSON.stringify(slots)}) h ON m.start_minute < h.value + ${SLOT} AND h.value < m.end_minute)
        GROUP BY term, day, start`,
    ),
  ]);
}

/** How many plan each section now, with what is shown of it; those alone of which another number is shown, or none. */
export const readPlanned = ({ db }: Base) =>
  db
    .select({
      courseId: scheduleDemand.courseId,
      term: scheduleDemand.term,
      sectionNumber: scheduleDemand.sectionNumber,
      now: scheduleDemand.planners,
      shown: demandReleases.planners,
    })
    .from(scheduleDemand)
    .leftJoin(
      demandReleases,
      and(
        eq(demandReleases.courseId, scheduleDemand.courseId),
        eq(demandReleases.term, scheduleDemand.term),
        eq(demandReleases.sectionNumber, scheduleDemand.sectionNumber),
      ),
    )
    .where(sql`${demandReleases.planners} IS NOT ${scheduleDemand.planners}`);

export interface ShownDemand {
  courseId: string;
  term: string;
  sectionNumber: number;
  planners: number;
  /** What was shown until now. */
  shown: number | null;
}

/** Keeps what is shown from now on, each unless another run was quicker. */
export async function saveReleases({ db }: Base, rows: readonly ShownDemand[]): Promise<void> {
  await db.run(
    sql`INSERT INTO demand_releases (course_id, term, section_number, planners)
      SELECT value ->> 'courseId', value ->> 'term', value ->> 'sectionNumber', value ->> 'planners' FROM ${eachOf(rows)} WHERE 1
      ON CONFLICT (course_id, term, section_number) DO UPDATE SET planners = excluded.planners
        WHERE planners = (SELECT value ->> 'shown' FROM ${eachOf(rows)} AS b WHERE b.value ->> 'courseId' = excluded.course_id
          AND b.value ->> 'term' = excluded.term AND b.value ->> 'sectionNumber' = excluded.section_number)`,
  );
}
