/** Forgets what is no longer needed: addresses in limits, visitors' marks, old errors, ended sessions, used links, sent mails. */
import { dailyMarks, deadLetters, destructions, errorEvents, errorGroups, limits, outbox } from "@schema/platform";
import { and, lt, ne, or, sql } from "drizzle-orm";
import { forgetWaysIn } from "./accounts/accounts.repository.server";
import { forgetSessions } from "./accounts/sessions.repository.server";
import { DAY } from "./clock";
import type { Context } from "./context";
import { countOf, deletedBy, noteDestroyed } from "./destructions.repository.server";
import { localDay } from "./time";

export const ERRORS_KEPT = 30 * DAY;
/** A kind of error that nobody saw for so long is over. */
export const UNSEEN_KEPT = 90 * DAY;
export const MAILS_KEPT = 30 * DAY;
/** A day after its end a limit is forgiven anyway. */
export const LIMITS_KEPT = 2 * DAY;
export const MARKS_KEPT = 2 * DAY;

/** So long it stays known how much was destroyed. */
const NUMBERS_KEPT = 5 * 366 * DAY;

/** Lines of the traffic log that the queue gave up go with the log, by its own statement. */
const OF_THE_LOG: TrafficMessage["kind"] = "traffic";

type Base = Pick<Context, "db" | "clock" | "product">;

/** All that is past its time, in the order in which it goes: the job runs these statements, and a dry run counts by them. */
function pastStatements(ctx: Base) {
  const { db, clock, product } = ctx;
  const now = clock.now();
  return [
    db.delete(limits).where(lt(limits.endsAt, now - LIMITS_KEPT)),
    db.delete(dailyMarks).where(lt(dailyMarks.day, localDay(now - MARKS_KEPT))),
    db.delete(outbox).where(and(ne(outbox.status, "pending"), lt(outbox.createdAt, now - MAILS_KEPT))),
    db.delete(errorEvents).where(lt(errorEvents.createdAt, now - ERRORS_KEPT)),
    db.delete(errorGroups).where(or(lt(errorGroups.resolvedAt, now - ERRORS_KEPT), lt(errorGroups.lastSeenAt, now - UNSEEN_KEPT))),
    db.delete(deadLetters).where(and(lt(deadLetters.createdAt, now - ERRORS_KEPT), sql`body ->> 'kind' IS NOT ${OF_THE_LOG}`)),
    db.delete(destructions).where(lt(destructions.at, now - NUMBERS_KEPT)),
    ...forgetWaysIn(ctx),
    ...forgetSessions(ctx),
    ...product.oldTraces.flatMap((statements) => statements(ctx)),
  ] as const;
}

/** The daily job: everything that is past its time goes, in one transaction, which notes how much of what it was. */
export async function forgetOldTraces(ctx: Base): Promise<string> {
  const [first, ...others] = pastStatements(ctx).flatMap((statement) => {
    const what = deletedBy(statement);
    return what ? [statement, noteDestroyed(ctx, what.kind, what.setting)] : [statement];
  });
  if (first) await ctx.db.batch([first, ...others]);
  return "done";
}

/** What the next run would destroy if it were now, by table and setting; nothing is changed. */
export async function countPast(ctx: Base) {
  const asked = pastStatements(ctx).flatMap((statement) => {
    const what = deletedBy(statement);
    return what ? [{ ...what, count: countOf(ctx, statement) }] : [];
  });
  const [first, ...others] = asked.map(({ count }) => count);
  const answers = first ? await ctx.db.batch([first, ...others]) : [];
  // Several statements may take rows of one table by the same setting: one number, as it is noted.
  const sums = new Map<string, { kind: string; setting: string | null; count: number }>();
  for (const [i, { kind, setting }] of asked.entries()) {
    const count = (answers[i]?.[0]?.count ?? 0) + (sums.get(`${kind} ${setting}`)?.count ?? 0);
    if (count > 0) sums.set(`${kind} ${setting}`, { kind, setting, count });
  }
  return [...sums.values()];
}
