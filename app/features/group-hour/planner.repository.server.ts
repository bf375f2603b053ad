/** When one's groups meet, in one's planner. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";

interface Row {
  groupId: string;
  title: string;
  place: string;
  day: string;
  start: number;
  length: number;
}

const MOST = 50;

export const meetingPlanner: PlannerSource = {
  name: "group-hour",
  order: 4.5,
  statements: ({ db, actor }, { from, until }) => [
    rawStatement<Row>(
      db,
      sql`SELECT g.group_id AS groupId, g.title, g.place, g.meets_on AS day, g.meets_from AS start, g.length
        FROM hour_members AS m CROSS JOIN hour_groups AS g ON g.group_id = m.group_id
        WHERE m.user_id = ${actor.userId} AND g.cancelled_at IS NULL AND g.meets_on BETWEEN ${from} AND ${until}
        ORDER BY g.meets_on, g.meets_from LIMIT ${MOST}`,
    ),
  ],
  entries: (_, __, [rows = []]) =>
    (rows as Row[]).map(({ groupId, title, place, day, start, length }) => ({
      id: groupId,
      calendarId: groupId,
      kind: "meeting",
      title,
      detail: place,
      to: `/group-hour/${groupId}`,
      day,
      start,
      end: start + length * 60,
    })),
};
