/** Quiet hours: nothing is mailed at once or pushed then; it waits until they end. */
import { type SQL, sql } from "drizzle-orm";
import { MINUTE } from "../../platform/clock";
import type { Context } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { minuteOfDay } from "../../platform/time";
import { ignoresQuietHours } from "./kinds";

/** Minutes after midnight of the university's time, the second not included; they may pass midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

const isWithin = (minute: number) =>
  sql`iif(q.from_minute < q.until_minute, ${minute} >= q.from_minute AND ${minute} < q.until_minute, ${minute} >= q.from_minute OR ${minute} < q.until_minute)`;

/** Whether a notification `n` has to wait: its reader has quiet hours now, and its kind is one that can wait. */
export function waitsForQuietHours({ clock, product }: Pick<Context, "clock" | "product">): SQL {
  const urgent = JSON.stringify(product.notices.filter(ignoresQuietHours).map(({ name }) => name));
  return sql`n.kind NOT IN (SELECT value FROM json_each(${urgent}))
    AND EXISTS (SELECT 1 FROM quiet_hours AS q WHERE q.user_id = n.user_id AND ${isWithin(minuteOfDay(clock.now()))})`;
}

const DAY_MINUTES = 24 * 60;

/** The moment at which somebody's quiet hours end; 0 when they have none now. For what is written down now and sent later. */
export function quietUntil({ clock }: Pick<Context, "clock">, userId: SQL): SQL {
  const now = clock.now();
  const minute = minuteOfDay(now);
  return sql`coalesce((SELECT ${now - (now % MINUTE)} + ((q.until_minute - ${minute} + ${DAY_MINUTES}) % ${DAY_MINUTES}) * ${MINUTE}
    FROM quiet_hours AS q WHERE q.user_id = ${userId} AND ${isWithin(minute)}), 0)`;
}

/** The statement for somebody's quiet hours. */
export const quietHoursOf = ({ db }: Pick<Context, "db">, userId: string) =>
  rawStatement<QuietHours>(db, sql`SELECT from_minute AS "from", until_minute AS "until" FROM quiet_hours WHERE user_id = ${userId}`);

/** The statement that keeps somebody's quiet hours, or that they have none. */
export const setQuietHours = ({ db }: Pick<Context, "db">, userId: string, hours: QuietHours | null) =>
  hours === null
    ? rawStatement(db, sql`DELETE FROM quiet_hours WHERE user_id = ${userId}`)
    : rawStatement(
        db,
        sql`INSERT INTO quiet_hours (user_id, from_minute, until_minute) VALUES (${userId}, ${hours.from}, ${hours.until})
          ON CONFLICT (user_id) DO UPDATE SET from_minute = excluded.from_minute, until_minute = excluded.until_minute`,
      );
