/** Events that somebody has a ticket for, in their planner. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { endOfDay, localDay, minuteOfDay, minutesFrom, startOfDay } from "~/platform/time";
import { isOnFrom } from "./next-date.repository.server";

interface Row {
  ticketId: string;
  eventId: string;
  dateKey: number;
  name: string;
  location: string;
  startsAt: number;
  endsAt: number | null;
  count: number;
}

const MOST = 50;

export const ticketPlanner: PlannerSource = {
  name: "tickets",
  order: 3.5,
  statements: ({ db, actor }, { from, until, now }) => [
    rawStatement<Row>(
      db,
      sql`SELECT min(t.ticket_id) AS ticketId, e.event_id AS eventId, d.key AS dateKey, count(*) AS count, e.name, e.location, d.starts_at AS startsAt, d.ends_at AS endsAt
        FROM tickets AS t CROSS JOIN events AS e ON e.event_id = t.event_id CROSS JOIN event_dates AS d ON d.event_id = e.event_id
        WHERE t.user_id = ${actor.userId} AND t.state = 'valid' AND e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
          AND e.last_at >= ${startOfDay(from)} AND ${isOnFrom(startOfDay(from), now)} AND d.starts_at <= ${endOfDay(until)}
          AND NOT EXISTS (SELECT 1 FROM ticket_categories AS g WHERE g.category_id = t.category_id AND g.date_key <> d.key)
        GROUP BY d.key ORDER BY d.starts_at LIMIT ${MOST}`,
    ),
  ],
  entries: (_, __, [rows = []]) =>
    (rows as Row[]).map(({ ticketId, eventId, dateKey, name, location, startsAt, endsAt, count }) => {
      const day = localDay(startsAt);
      return {
        id: `${ticketId} ${startsAt}`,
        calendarId: `${eventId}.${dateKey}`,
        kind: "event",
        title: name,
        detail: location,
        to: count === 1 ? `/event/ticket/one/${ticketId}` : "/event/ticket/personal",
        day,
        start: minuteOfDay(startsAt),
        end: endsAt === null ? null : minutesFrom(day, endsAt),
      };
    }),
};
