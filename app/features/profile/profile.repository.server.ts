/** One's own account in D1. */

import { sessions, users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { googleAccounts } from "@schema/reception";
import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { changeUsers, type UserChange } from "~/platform/accounts/accounts.repository.server";
import { leavesAnAdmin } from "~/platform/accounts/admins";
import { endSessionsOf, endSessionsWhere, isSessionAlive } from "~/platform/accounts/sessions.repository.server";
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

/** Changes the account. The department is taken only when it is active, or stays as it was. @returns what refused it */
export async function updateAccount(ctx: Base, userId: string, change: UserChange): Promise<"userName" | "department" | null> {
  const { departmentId = null } = change;
  const isActive = sql`(${departmentId} IS NULL OR ${users.departmentId} = ${departmentId}
    OR EXISTS (SELECT 1 FROM ${departments} WHERE ${departments.departmentId} = ${departmentId} AND ${departments.departmentIsActive} = 1))`;
  try {
    const rows = await changeUsers(ctx, and(eq(users.userId, userId), isActive), { ...change, departmentId });
    return rows.length === 1 ? null : "department";
  } catch (failed) {
    if (reasonOf(failed).includes("users.user_name_key")) return "userName";
    throw failed;
  }
}

export async function updateLook(ctx: Base, userId: string, change: Pick<UserChange, "locale" | "theme">): Promise<void> {
  await changeUsers(ctx, eq(users.userId, userId), change);
}

/** Ends one session of this person. @returns false when there is none such */
export async function endOwnSession(ctx: Base, userId: string, sessionId: string): Promise<boolean> {
  const isTheirs = and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId));
  const rows = await endSessionsWhere(ctx, isTheirs, "ended-by-owner");
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
    changeUsers(ctx, and(eq(users.userId, userId), isNull(users.deletionDueAt), leavesAnAdmin(now)), { deletionDueAt: dueAt }),
    outgoingMailIf(ctx, `leaving:${userId}:${dueAt}`, mail, isMarked(userId, dueAt)),
    endSessionsWhere(ctx, and(eq(sessions.userId, userId), ne(sessions.sessionId, keepSessionId), isMarked(userId, dueAt)), "leaving"),
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
    changeUsers(ctx, and(eq(users.userId, userId), isOther), { hasSecondStep: isOn }),
  ]);
}

/** Takes the mark away. @returns false when there is none */
export async function unmarkLeaving(ctx: Base, userId: string): Promise<boolean> {
  const rows = await changeUsers(ctx, and(eq(users.userId, userId), isNotNull(users.deletionDueAt)), { deletionDueAt: null });
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
