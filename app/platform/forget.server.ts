/** Forgets what is no longer needed: addresses in limits, visitors' marks, old errors, ended sessions, used links, sent mails. */
import { dailyMarks, deadLetters, errorEvents, errorGroups, limits, outbox } from "@schema/platform";
import { and, lt, ne, or } from "drizzle-orm";
import { forgetWaysIn } from "./accounts/accounts.repository.server";
import { forgetSessions } from "./accounts/sessions.repository.server";
import { DAY } from "./clock";
import type { Context } from "./context";
import { localDay } from "./time";

export const ERRORS_KEPT = 30 * DAY;
/** A kind of error that nobody saw for so long is over. */
export const UNSEEN_KEPT = 90 * DAY;
export const MAILS_KEPT = 30 * DAY;
/** A day after its end a limit is forgiven anyway. */
export const LIMITS_KEPT = 2 * DAY;
export const MARKS_KEPT = 2 * DAY;

/** The daily job: everything that is past its time goes, in one transaction. */
export async function forgetOldTraces(ctx: Pick<Context, "db" | "clock" | "product">): Promise<string> {
  const { db, clock, product } = ctx;
  const now = clock.now();
  await db.batch([
    db.delete(limits).where(lt(limits.endsAt, now - LIMITS_KEPT)),
    db.delete(dailyMarks).where(lt(dailyMarks.day, localDay(now - MARKS_KEPT))),
    db.delete(outbox).where(and(ne(outbox.status, "pending"), lt(outbox.createdAt, now - MAILS_KEPT))),
    db.delete(errorEvents).where(lt(errorEvents.createdAt, now - ERRORS_KEPT)),
    db.delete(errorGroups).where(or(lt(errorGroups.resolvedAt, now - ERRORS_KEPT), lt(errorGroups.lastSeenAt, now - UNSEEN_KEPT))),
    db.delete(deadLetters).where(lt(deadLetters.createdAt, now - ERRORS_KEPT)),
    ...forgetWaysIn(ctx),
    ...forgetSessions(ctx),
    ...product.oldTraces.flatMap((statements) => statements(ctx)),
  ]);
  return "done";
}
