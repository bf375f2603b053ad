/** Calling the staff to reports that can't wait: when one comes, and again while nobody decides. Each call is told once. */
import { reports } from "@schema/reporting";
import { type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import { PANEL } from "~/engines/review/inbox.server";
import { isAuthoredBy, type Subject, subjectJoins } from "~/engines/review/subjects.server";
import { HOUR } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { returning } from "~/platform/db.server";
import { type Category, urgentCategories } from "./choices";
import { reportUrgent } from "./notices.repository.server";

const LIST = `${PANEL}?kind=reports`;

type Base = Pick<Context, "db" | "clock" | "product">;

/** When a new report calls for the first time: at once, unless it can wait or another open one of the thing calls for the same. */
export function firstCall(subject: Subject | null, category: Category, now: number): SQL {
  if (!urgentCategories.has(category)) return sql`NULL`;
  if (!subject) return sql`${now}`;
  return sql`CASE WHEN NOT EXISTS (SELECT 1 FROM reports AS w WHERE w.subject_id = ${subject.id} AND w.status IN ('open', 'claimed')
    AND w.category = ${category} AND w.call_at IS NOT NULL) THEN ${now} END`;
}

/** Everybody on the staff who may get in. */
const isOnDuty = (now: number): SQL =>
  sql`staff.user_role IN ('moderator', 'admin') AND (staff.blocked_at IS NULL OR staff.blocked_until <= ${now})`;

/**
 * The statements that call the staff to what is due, and write down when they are called again.
 * @param which a condition on the report `r`
 */
export function callStatements(ctx: Base, which: SQL, hours: number) {
  const now = ctx.clock.now();
  const isDue = sql`${which} AND r.call_at <= ${now} AND r.status IN ('open', 'claimed')`;
  return [
    notifyFrom(
      ctx,
      {
        kind: reportUrgent,
        userId: sql`staff.user_id`,
        subjectId: sql`r.report_id`,
        path: sql`${LIST}`,
        key: sql`'urgent:' || r.report_id || ':' || r.call_at`,
        details: sql`json_object('at', r.created_at)`,
      },
      sql`FROM reports AS r ${subjectJoins(ctx)} CROSS JOIN users AS staff WHERE ${isDue} AND ${isOnDuty(now)}
        AND staff.user_id IS NOT r.reporter_id AND NOT ${isAuthoredBy(ctx, sql`staff.user_id`)}`,
    ),
    returning(ctx.db, sql`UPDATE reports AS r SET call_at = ${now + hours * HOUR} WHERE ${isDue}`, { id: reports.reportId }),
  ] as const;
}

/** Calls the staff again to what nobody has decided. @returns to how many reports */
export async function callAgain(ctx: Base, hours: number): Promise<number> {
  const [, called] = await ctx.db.batch(callStatements(ctx, sql`r.call_at IS NOT NULL`, hours));
  return called.length;
}
