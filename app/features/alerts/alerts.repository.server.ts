/** Alerts: raised once for each trouble, told again each day that it lasts, and taken back. */
import { alerts } from "@schema/alerts";
import { lt, type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import { PANEL } from "~/engines/review/inbox.server";
import { DAY, HOUR } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement, returning } from "~/platform/db.server";
import { outgoingFrom } from "~/platform/messages/outgoing-from.server";
import { type DeadlineKind, deadlines, titleKey } from "./deadlines.repository.server";
import { alertOver, alertRaised } from "./notices.repository.server";
import type { Trouble } from "./trouble";

/** Counting ends there: whether it is trouble is known by then. */
const ENOUGH = 10_000;
/** A mail that failed so often has failed for more than twenty minutes. */
const FAILED_OFTEN = 4;
/** Money that is still on its way after so long doesn't settle by itself. */
const SETTLES_WITHIN = 2 * HOUR;
/** How long an alert that is over is kept. */
const KEPT = 90 * DAY;

type Base = Pick<Context, "db" | "clock" | "product">;

const counted = (rows: SQL): SQL => sql`(SELECT count(*) FROM (SELECT 1 ${rows} LIMIT ${ENOUGH}))`;

/** How many of each there are: messages that the queue gave up and that failed for good within a day, mails that fail now, errors of an hour, payments that don't settle. */
export async function countTroubles({ db, clock }: Base, { hourAgo, dayAgo }: { hourAgo: number; dayAgo: number }) {
  const [[row]] = await db.batch([
    rawStatement<Record<"dead" | "messages" | "mail" | "errors" | "payments", number>>(
      db,
      sql`SELECT ${counted(sql`FROM dead_letters WHERE created_at > ${dayAgo}`)} AS dead,
        ${counted(sql`FROM outbox WHERE status = 'failed' AND created_at > ${dayAgo}`)} AS messages,
        ${counted(sql`FROM outbox WHERE status = 'pending' AND kind = 'mail' AND attempts >= ${FAILED_OFTEN}`)} AS mail,
        ${counted(sql`FROM error_events WHERE created_at > ${hourAgo}`)} AS errors,
        ${counted(sql`FROM payments WHERE problem IS NOT NULL`)} +
        ${counted(sql`FROM payments WHERE next_check_at IS NOT NULL AND problem IS NULL AND created_at < ${clock.now() - SETTLES_WITHIN}`)} AS payments`,
    ),
  ]);
  return row ?? { dead: 0, messages: 0, mail: 0, errors: 0, payments: 0 };
}

/** Of each kind no more than that are told one by one. */
const MOST_DEADLINES = 50;

/** Whose time by law is nearly or wholly over, each by itself: another one that comes near is told too. */
export function runningOut({ db, clock }: Base): Promise<{ kind: DeadlineKind; subject: string }[]> {
  const now = clock.now();
  const each = deadlines.map(
    ({ due, overdue, waiting }) =>
      sql`SELECT * FROM (SELECT iif(due_at <= ${now}, ${overdue}, ${due}) AS kind, id AS subject FROM (${waiting}) WHERE warn_at <= ${now}
        ORDER BY due_at LIMIT ${MOST_DEADLINES})`,
  );
  return db.all<{ kind: DeadlineKind; subject: string }>(sql.join(each, sql` UNION ALL `));
}

/** Admins who may get in. */
const admins = (now: number): SQL =>
  sql`CROSS JOIN users AS u WHERE u.user_role = 'admin' AND (u.blocked_at IS NULL OR u.blocked_until <= ${now})`;

/** Where an alert leads: to what runs out of time, else to the health of the machinery. */
const leadsTo: SQL = sql`coalesce(CASE a.kind ${sql.join(
  deadlines.map(({ due, overdue, page }) => sql`WHEN ${due} THEN ${page} || a.subject WHEN ${overdue} THEN ${page} || a.subject`),
  sql` `,
)} END, ${`${PANEL}#health`})`;

/**
 * Writes down what is wrong now and what isn't any more, and whom that is told: admins, and an address of the operator's.
 * Two runs at once raise one alert and tell it once.
 * @returns how many were told, and how many are over
 */
export async function writeAlerts(ctx: Base, troubles: readonly Trouble[]): Promise<{ told: number; over: number }> {
  const { db, clock } = ctx;
  const now = clock.now();
  const current = eachOf(troubles);
  const [told, , , over] = await db.batch([
    returning(
      db,
      sql`INSERT INTO alerts (alert_id, kind, subject, number, raised_at, told_at)
        SELECT 'alert-' || lower(hex(randomblob(10))), value ->> 'kind', value ->> 'subject', value ->> 'number', ${now}, ${now} FROM ${current} WHERE 1
        ON CONFLICT (kind, subject) WHERE ended_at IS NULL DO UPDATE SET number = excluded.number,
          told_at = iif(told_at <= ${now - DAY}, ${now}, told_at)`,
      { toldAt: alerts.toldAt },
    ),
    notifyFrom(
      ctx,
      {
        kind: alertRaised,
        userId: sql`u.user_id`,
        subjectId: sql`a.alert_id`,
        path: leadsTo,
        key: sql`a.alert_id || ':' || a.told_at`,
      },
      sql`FROM alerts AS a ${admins(now)} AND a.ended_at IS NULL AND a.told_at = ${now}`,
    ),
    outgoingFrom(
      ctx,
      "alert",
      { dedupeKey: sql`a.alert_id || ':' || a.told_at`, payload: sql`json_object('alert_id', a.alert_id, 'is_over', json('false'))` },
      sql`FROM alerts AS a WHERE a.ended_at IS NULL AND a.told_at = ${now}`,
    ),
    returning(
      db,
      sql`UPDATE alerts AS a SET ended_at = ${now} WHERE a.ended_at IS NULL AND NOT EXISTS
        (SELECT 1 FROM ${current} WHERE value ->> 'kind' = a.kind AND value ->> 'subject' = a.subject)`,
      { id: alerts.alertId },
    ),
    notifyFrom(
      ctx,
      {
        kind: alertOver,
        userId: sql`u.user_id`,
        subjectId: sql`a.alert_id`,
        path: leadsTo,
        key: sql`a.alert_id || ':over'`,
      },
      sql`FROM alerts AS a ${admins(now)} AND a.ended_at = ${now}`,
    ),
    outgoingFrom(
      ctx,
      "alert",
      { dedupeKey: sql`a.alert_id || ':over'`, payload: sql`json_object('alert_id', a.alert_id, 'is_over', json('true'))` },
      sql`FROM alerts AS a WHERE a.ended_at = ${now}`,
    ),
  ]);
  return { told: told.filter(({ toldAt }) => toldAt === now).length, over: over.length };
}

/** One alert, whether it is over or not; undefined: it was forgotten. */
export async function findAlert({ db }: Pick<Context, "db">, alertId: string) {
  const [row] = await db.all<{ kind: string; subject: string; number: number; titleKey: string | null }>(
    sql`SELECT a.kind, a.subject, a.number, ${titleKey} AS titleKey FROM alerts AS a WHERE a.alert_id = ${alertId}`,
  );
  return row;
}

/** Deletes alerts that have been over for long. */
export const oldAlerts = ({ db, clock }: Pick<Context, "db" | "clock">) => [
  db.delete(alerts).where(lt(alerts.endedAt, clock.now() - KEPT)),
];
