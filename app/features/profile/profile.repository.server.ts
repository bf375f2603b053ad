/** One's own account in D1. */

import { googleAccounts, sessions, users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { isTriable } from "~/platform/jobs.server";
import { type MailPayload, outgoingMail } from "~/platform/mail/outbox.server";
import { endSessionsOf } from "~/platform/session/session.repository.server";

type Base = Pick<Context, "db" | "clock">;

/** The sessions of a person that still hold, latest first. */
const openSessions = ({ db, clock }: Base, userId: string) =>
  db
    .select({
      sessionId: sessions.sessionId,
      channel: sessions.channel,
      userAgent: sessions.userAgent,
      place: sessions.place,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);

/** The account, with its password hash, and where it is open. */
export async function findAccount(ctx: Base, userId: string) {
  const { db } = ctx;
  const [[user], [google], open] = await db.batch([
    db.select().from(users).where(eq(users.userId, userId)).limit(1),
    db.select({ email: googleAccounts.googleEmail }).from(googleAccounts).where(eq(googleAccounts.userId, userId)).limit(1),
    openSessions(ctx, userId),
  ]);
  return user ? { ...user, googleEmail: google?.email ?? null, sessions: open } : null;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
export type AccountChange = Partial<typeof users.$inferInsert>;

/** Changes the account. The department is taken only when it is active, or stays as it was. @returns what refused it */
export async function updateAccount({ db, clock }: Base, userId: string, change: AccountChange): Promise<"userName" | "department" | null> {
  const { departmentId = null } = change;
  const isActive = sql`(${departmentId} IS NULL OR ${users.departmentId} = ${departmentId}
    OR EXISTS (SELECT 1 FROM ${departments} WHERE ${departments.departmentId} = ${departmentId} AND ${departments.departmentIsActive} = 1))`;
  try {
    const rows = await db
      .update(users)
      .set({ ...change, departmentId, updatedAt: clock.now() })
      .where(and(eq(users.userId, userId), isActive))
      .returning({ userId: users.userId });
    return rows.length === 1 ? null : "department";
  } catch (failed) {
    if (reasonOf(failed).includes("users.user_name_key")) return "userName";
    throw failed;
  }
}

/** Ends one session of this person. @returns false when there is none such */
export async function endOwnSession({ db, clock }: Base, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: "ended-by-owner" })
    .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)))
    .returning({ sessionId: sessions.sessionId });
  return rows.length === 1;
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(ctx: Base, userId: string, keepSessionId: string): Promise<void> {
  await endSessionsOf(ctx, userId, "ended-by-owner", keepSessionId);
}

interface Leaving {
  userId: string;
  dueAt: number;
  keepSessionId: string;
  mail: MailPayload;
}

/**
 * Marks an account for deletion; then its owner is mailed and the other sessions end.
 * @returns false when it is marked already, or is the last admin's
 */
export async function markLeaving(ctx: Base, { userId, dueAt, keepSessionId, mail }: Leaving): Promise<boolean> {
  const { db, clock } = ctx;
  const isReplaceable = sql`(${users.userRole} <> 'admin' OR
    (SELECT count(*) FROM users AS other WHERE other.user_role = 'admin' AND other.deletion_due_at IS NULL) > 1)`;
  const marked = await db
    .update(users)
    .set({ deletionDueAt: dueAt, updatedAt: clock.now() })
    .where(and(eq(users.userId, userId), isNull(users.deletionDueAt), isReplaceable))
    .returning({ userId: users.userId });
  if (marked.length === 0) return false;
  await db.batch([outgoingMail(ctx, `leaving:${userId}:${dueAt}`, mail), endSessionsOf(ctx, userId, "leaving", keepSessionId)]);
  return true;
}

/** Takes the mark away. @returns false when there is none */
export async function unmarkLeaving({ db, clock }: Base, userId: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ deletionDueAt: null, updatedAt: clock.now() })
    .where(and(eq(users.userId, userId), isNotNull(users.deletionDueAt)))
    .returning({ userId: users.userId });
  return rows.length === 1;
}

/** The next accounts whose time has come and that a job may try. */
export async function findDue(ctx: Base, job: string, limit: number) {
  const { db, clock } = ctx;
  return db
    .select({ userId: users.userId, userEmail: users.userEmail, userName: users.userName, name: users.name })
    .from(users)
    .where(and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, clock.now()), isTriable(ctx, job, users.userId)))
    .orderBy(asc(users.deletionDueAt))
    .limit(limit);
}
