/** One's own account in D1. */

import { sessions, users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { googleAccounts } from "@schema/reception";
import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { leavesAnAdmin } from "~/platform/accounts/admins";
import { endSessionsOf, isSessionAlive } from "~/platform/accounts/sessions.repository.server";
import type { Context } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { isTriable } from "~/platform/jobs.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";

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
    .where(and(eq(sessions.userId, userId), isSessionAlive(clock.now())))
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
 * Marks an account for deletion, mails its owner and ends the other sessions, in one transaction.
 * @returns false when it is marked already, or is the last admin's
 */
export async function markLeaving(ctx: Base, { userId, dueAt, keepSessionId, mail }: Leaving): Promise<boolean> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [marked] = await db.batch([
    db
      .update(users)
      .set({ deletionDueAt: dueAt, updatedAt: now })
      .where(and(eq(users.userId, userId), isNull(users.deletionDueAt), leavesAnAdmin(now)))
      .returning({ userId: users.userId }),
    outgoingMailIf(ctx, `leaving:${userId}:${dueAt}`, mail, isMarked(userId, dueAt)),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: "leaving" })
      .where(and(eq(sessions.userId, userId), ne(sessions.sessionId, keepSessionId), isNull(sessions.endedAt), isMarked(userId, dueAt))),
  ]);
  return marked.length > 0;
}

const isMarked = (userId: string, dueAt: number) =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.user_id = ${userId} AND users.deletion_due_at = ${dueAt})`;

/**
 * Turns the second step of signing in on or off and mails the owner, in one transaction; nothing happens where it was so
 * already.
 */
export async function setSecondStep(ctx: Base, userId: string, isOn: boolean, mail: MailPayload): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  const isOther = sql`EXISTS (SELECT 1 FROM users WHERE users.user_id = ${userId} AND users.has_second_step <> ${isOn ? 1 : 0})`;
  await db.batch([
    outgoingMailIf(ctx, `second-step:${userId}:${isOn}:${now}`, mail, isOther),
    db
      .update(users)
      .set({ hasSecondStep: isOn, updatedAt: now })
      .where(and(eq(users.userId, userId), isOther)),
  ]);
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
