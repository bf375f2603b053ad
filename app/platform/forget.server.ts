/** Forgets what is no longer needed: addresses in limits, visitors' marks, old errors, ended sessions, used links, sent mails. */

import { knownDevices, loginCodes, mailTokens, refreshTokens, sessions } from "@schema/accounts";
import { dailyMarks, deadLetters, errorEvents, errorGroups, limits, outbox } from "@schema/platform";
import { googleStates, registrations } from "@schema/reception";
import { reviewClaims } from "@schema/review";
import { and, inArray, lt, ne, or } from "drizzle-orm";
import { DAY } from "./clock";
import type { Context } from "./context";
import { localDay } from "./time";

const ERRORS_KEPT = 30 * DAY;
/** A kind of error that nobody saw for so long is over. */
const UNSEEN_KEPT = 90 * DAY;
const SESSIONS_KEPT = 30 * DAY;
const LINKS_KEPT = 7 * DAY;
const MAILS_KEPT = 30 * DAY;
/** A browser that wasn't used for this long is asked for a code again. */
const DEVICES_KEPT = 365 * DAY;
/** A day after its end a limit is forgiven anyway. */
const LIMITS_KEPT = 2 * DAY;
const MARKS_KEPT = 2 * DAY;
/** One run deletes so many sessions at most; the next day goes on. */
const SESSIONS_A_RUN = 5000;

/** The daily job: everything that is past its time goes, in one transaction. */
export async function forgetOldTraces({ db, clock }: Pick<Context, "db" | "clock">): Promise<string> {
  const now = clock.now();
  const over = db
    .select({ id: sessions.sessionId })
    .from(sessions)
    .where(lt(sessions.expiresAt, now - SESSIONS_KEPT))
    .limit(SESSIONS_A_RUN);
  await db.batch([
    db.delete(limits).where(lt(limits.endsAt, now - LIMITS_KEPT)),
    db.delete(dailyMarks).where(lt(dailyMarks.day, localDay(now - MARKS_KEPT))),
    db.delete(reviewClaims).where(lt(reviewClaims.claimedAt, now - DAY)),
    db.delete(googleStates).where(lt(googleStates.expiresAt, now)),
    db.delete(registrations).where(lt(registrations.expiresAt, now)),
    db.delete(loginCodes).where(lt(loginCodes.expiresAt, now)),
    db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, now - DEVICES_KEPT)),
    db.delete(outbox).where(and(ne(outbox.status, "pending"), lt(outbox.createdAt, now - MAILS_KEPT))),
    db.delete(errorEvents).where(lt(errorEvents.createdAt, now - ERRORS_KEPT)),
    db.delete(errorGroups).where(or(lt(errorGroups.resolvedAt, now - ERRORS_KEPT), lt(errorGroups.lastSeenAt, now - UNSEEN_KEPT))),
    db.delete(deadLetters).where(lt(deadLetters.createdAt, now - ERRORS_KEPT)),
    db.delete(mailTokens).where(lt(mailTokens.expiresAt, now - LINKS_KEPT)),
    db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, over)),
    db.delete(sessions).where(inArray(sessions.sessionId, over)),
  ]);
  return "done";
}
