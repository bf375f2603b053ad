/** Sessions whose person entered a mailed code once more a moment ago: what staff read of others' health opens to nobody else. */
import { loginCodes, sessions } from "@schema/accounts";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { MINUTE } from "../clock";
import type { SignedInContext } from "../context";
import { returning } from "../db.server";

/** How long a code opens what asks for one. */
export const CONFIRMED_FOR = 10 * MINUTE;

/** Whether the reader's session was confirmed a moment ago, for the statement that reads what needs it. */
export const isConfirmed = ({ actor, clock }: Pick<SignedInContext, "actor" | "clock">): SQL =>
  sql`EXISTS (SELECT 1 FROM sessions AS cs WHERE cs.session_id = ${actor.sessionId} AND cs.confirmed_at > ${clock.now() - CONFIRMED_FOR})`;

/** Uses a right code up and confirms the session with it, once. @returns whether it was right */
export async function confirmSessionWith(ctx: SignedInContext, loginTokenHash: string, codeHash: string): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const isRight = and(
    eq(loginCodes.loginTokenHash, loginTokenHash),
    eq(loginCodes.codeHash, codeHash),
    eq(loginCodes.userId, actor.userId),
    isNull(loginCodes.usedAt),
    gt(loginCodes.expiresAt, now),
  );
  const [confirmed] = await db.batch([
    returning(
      db,
      sql`UPDATE sessions SET confirmed_at = ${now} WHERE session_id = ${actor.sessionId} AND ended_at IS NULL
        AND EXISTS (SELECT 1 FROM login_codes WHERE ${isRight})`,
      { id: sessions.sessionId },
    ),
    db.update(loginCodes).set({ usedAt: now }).where(isRight),
  ]);
  return confirmed.length > 0;
}
