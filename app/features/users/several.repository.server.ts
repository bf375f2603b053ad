/** Several people at once: blocked or let in again together, each with a line in the audit, or none of them. */
import { sessions, users } from "@schema/accounts";
import { and, isNotNull, sql } from "drizzle-orm";
import { changeUsers } from "~/platform/accounts/accounts.repository.server";
import { leavesOtherAdmin } from "~/platform/accounts/admins";
import { endSessionsWhere } from "~/platform/accounts/sessions.repository.server";
import { auditChange } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { blockFields } from "./users.repository.server";

const isBlocked = (now: number) => sql`(users.blocked_at IS NOT NULL AND (users.blocked_until IS NULL OR users.blocked_until > ${now}))`;

/** Blocks these people until somebody ends it, but for those who are blocked. @returns false when no admin were left */
export async function blockSeveral(ctx: AdminContext, userIds: readonly string[], reason: string): Promise<boolean> {
  const now = ctx.clock.now();
  const chosen = eachOf(userIds);
  const isChosen = sql`users.user_id IN (SELECT value FROM ${chosen})`;
  const where = and(isChosen, sql`NOT ${isBlocked(now)}`, leavesOtherAdmin(now, chosen));
  const after = { blocked_at: now, blocked_until: null, blocked_reason: reason };
  const [, , blocked, [left]] = await ctx.db.batch([
    auditChange(
      ctx,
      { act: "user.block", subjectType: "user", after, reason },
      { table: users, id: users.userId, fields: blockFields, where },
    ),
    endSessionsWhere(ctx, sql`${sessions.userId} IN (SELECT users.user_id FROM users WHERE ${where})`, "blocked"),
    changeUsers(ctx, where, { blockedAt: now, blockedUntil: null, blockedReason: reason }),
    rawStatement<{ n: number }>(ctx.db, sql`SELECT count(*) AS n FROM users WHERE ${isChosen} AND NOT ${isBlocked(now)}`),
  ]);
  return blocked.length > 0 || left?.n === 0;
}

/** Ends the blocks of these people. */
export async function unblockSeveral(ctx: AdminContext, userIds: readonly string[], reason: string): Promise<void> {
  const where = and(sql`users.user_id IN (SELECT value FROM ${eachOf(userIds)})`, isNotNull(users.blockedAt));
  const after = { blocked_at: null, blocked_until: null, blocked_reason: null };
  await ctx.db.batch([
    auditChange(
      ctx,
      { act: "user.unblock", subjectType: "user", after, reason },
      { table: users, id: users.userId, fields: blockFields, where },
    ),
    changeUsers(ctx, where, { blockedAt: null, blockedUntil: null, blockedReason: null }),
  ]);
}
