/** What staff see of all schedules: how many there are of what, and nothing of what anybody planned. */

import { users } from "@schema/accounts";
import { schedules } from "@schema/schedule";
import { count, desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, written } from "~/platform/db.server";
import { countCap, type Paging, pageFrom } from "~/platform/lists/paging";
import { DEMAND_FLOOR } from "../catalog/demand-floor.rules";

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

/** How many people plan what in a term; what fewer than the floor plan isn't read at all. @param slots first minutes of hours */
export async function readDemand({ db }: Base, term: string, slots: readonly number[]) {
  const planned = sql`schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id CROSS JOIN courses c ON c.course_id = e.course_id`;
  const people = sql`count(DISTINCT s.user_id)`;
  const [courses, departments, hours] = await db.batch([
    written<DemandRow>(
      db,
      sql`SELECT c.course_code AS code, c.name_en AS nameEn, c.name_tr AS nameTr, ${people} AS people FROM ${planned}
        WHERE s.term = ${term} GROUP BY e.course_id HAVING people >= ${DEMAND_FLOOR} ORDER BY people DESC, c.sort_key LIMIT ${MOST_ROWS}`,
    ),
    written<DemandRow>(
      db,
      sql`SELECT d.department_code AS code, d.name_en AS nameEn, d.name_tr AS nameTr, ${people} AS people
        FROM ${planned} CROSS JOIN departments d ON d.department_id = c.department_id
        WHERE s.term = ${term} GROUP BY d.department_id HAVING people >= ${DEMAND_FLOOR} ORDER BY people DESC, d.department_code LIMIT ${MOST_ROWS}`,
    ),
    written<HourRow>(
      db,
      sql`SELECT m.day, h.value AS start, ${people} AS people
        FROM schedules s CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
          CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
          CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number
          CROSS JOIN section_meetings m ON m.section_id = x.section_id
          CROSS JOIN json_each(${JSON.stringify(slots)}) h ON m.start_minute < h.value + ${SLOT} AND h.value < m.end_minute
        WHERE s.term = ${term} GROUP BY m.day, h.value HAVING people >= ${DEMAND_FLOOR}`,
    ),
  ]);
  return { courses: courses as readonly DemandRow[], departments: departments as readonly DemandRow[], hours: hours as readonly HourRow[] };
}
