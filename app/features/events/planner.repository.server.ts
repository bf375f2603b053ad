/** Events that somebody goes to without a ticket, in their planner; those too that began the day before its first and still run. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { endOfDay, localDay, minuteOfDay, minutesFrom, startOfDay } from "~/platform/time";
import { hasNoTicket } from "./attendance.repository.server";
import { isOnFrom, pathFrom } from "./occurrences.repository.server";

interface Row {
  eventId: string;
  dateKey: number;
  name: string;
  location: string;
  startsAt: number;
  endsAt: number | null;
  to: string;
}

const MOST = 50;

export const eventPlanner: PlannerSource = {
  name: "events",
  order: 3,
  statements: ({ db, actor }, { from, until, now }) => [
    rawStatement<Row>(
      db,
      sql`SELECT e.event_id AS eventId, d.key AS dateKey, e.name, e.location, d.starts_at AS startsAt, d.ends_at AS endsAt, ${pathFrom(now)} AS "to"
        FROM event_rsvps AS r CROSS JOIN events AS e ON e.event_id = r.event_id CROSS JOIN event_dates AS d ON d.event_id = e.event_id
        WHERE r.user_id = ${actor.userId} AND ${hasNoTicket(sql`r`)} AND e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND e.last_at >= ${startOfDay(from)}
          AND ${isOnFrom(startOfDay(from), now)} AND d.starts_at <= ${endOfDay(until)} ORDER BY d.starts_at LIMIT ${MOST}`,
    ),
  ],
  entries: (_, __, [rows = []]) =>
    (rows as Row[]).map(({ eventId, dateKey, name, location, startsAt, endsAt, to }) => {
      const day = localDay(startsAt);
      return {
        id: `${eventId} ${startsAt}`,
        calendarId: `${eventId}.${dateKey}`,
        kind: "event",
        title: name,
        detail: location,
        to,
        day,
        start: minuteOfDay(startsAt),
        end: endsAt === null ? null : minutesFrom(day, endsAt),
      };
    }),
};
