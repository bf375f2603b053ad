/** Whoever means to come, or has a ticket, is reminded on the day before. */
import { sql } from "drizzle-orm";
import { defineNotice } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { dayAhead, endOfDay, localDay, momentOf, startOfDay } from "~/platform/time";
import { hasNoTicket } from "./attendance.repository.server";
import { shownEvent } from "./notices.repository.server";

type Base = Pick<Context, "db" | "clock">;

export const eventTomorrow = defineNotice({
  name: "events.tomorrow",
  messageClass: "informational",
  group: "reminders",
  words: "events:notices.tomorrow",
  label: "events:notices.tomorrowChoice",
  type: "reminder",
  subjects: [shownEvent],
  channel: "app",
  isPushedInWords: true,
});

/** From this hour on, by the university's clock: nobody is woken, and there is time to say no. */
const FROM = "10:00";
/** So many dates are done in one run; the next goes on. */
const A_RUN = 100;

/** Reminds those who go to what is on tomorrow: of each date once, however often it runs. @returns how many dates were done */
export async function remindOfTomorrow({ db, clock }: Base): Promise<number> {
  const now = clock.now();
  if (now < momentOf(localDay(now), FROM)) return 0;
  const tomorrow = dayAhead(now, 1);
  const waiting = sql`d.announced_at IS NULL AND d.is_shown = 1 AND d.starts_at BETWEEN ${startOfDay(tomorrow)} AND ${endOfDay(tomorrow)}`;
  const dates = await db.all<{ key: number }>(sql`SELECT d.key FROM event_dates AS d WHERE ${waiting} ORDER BY d.starts_at LIMIT ${A_RUN}`);
  if (dates.length === 0) return 0;
  const due = sql`d.key IN (SELECT value FROM ${eachOf(dates.map(({ key }) => key))}) AND ${waiting}`;
  const told = {
    kind: eventTomorrow,
    userId: sql`r.user_id`,
    subjectId: sql`d.event_id`,
    path: sql`'/event/' || d.event_id`,
    key: sql`'event-tomorrow:' || d.event_id || ':' || ${tomorrow}`,
    details: sql`json_object('at', d.starts_at)`,
  };
  const from = sql`FROM event_dates AS d CROSS JOIN`;
  await db.batch([
    notifyFrom(
      { db, clock },
      told,
      sql`${from} event_rsvps AS r ON r.event_id = d.event_id WHERE ${due} AND ${hasNoTicket(sql`r`)} ORDER BY d.starts_at`,
    ),
    notifyFrom(
      { db, clock },
      told,
      sql`${from} tickets AS r ON r.event_id = d.event_id AND r.state = 'valid' WHERE ${due}
        AND NOT EXISTS (SELECT 1 FROM ticket_categories AS g WHERE g.category_id = r.category_id AND g.date_key <> d.key) ORDER BY d.starts_at`,
    ),
    rawStatement(db, sql`UPDATE event_dates AS d SET announced_at = ${now} WHERE ${due}`),
  ]);
  return dates.length;
}
