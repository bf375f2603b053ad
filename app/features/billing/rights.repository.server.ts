/** Who may read billing records, in D1: admins to whom another admin gave the right. */

import { users } from "@schema/accounts";
import { financeRights } from "@schema/billing";
import { eq, sql } from "drizzle-orm";
import { otherAdmins } from "~/platform/accounts/admins";
import { auditFrom } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";

/** Whether the actor may read the records: true within the statement that reads them. */
export const hasRight = ({ actor }: Pick<AdminContext, "actor">) =>
  sql`EXISTS (SELECT 1 FROM finance_rights AS f WHERE f.user_id = ${actor.userId})`;

/** The statement that reads the actor's right. */
export const rightStatement = ({ db, actor }: AdminContext) =>
  db.select({ userId: financeRights.userId }).from(financeRights).where(eq(financeRights.userId, actor.userId));

export interface AdminWithRight {
  userId: string;
  name: string;
  userEmail: string;
  /** When they were given the right; null without. */
  givenAt: number | null;
  givenBy: string | null;
  /** Whether the reader can give it to them. */
  mayGet: number;
}

/** Nobody gives themselves the right but where no other admin could. */
const mayGive = ({ clock, actor }: AdminContext) =>
  sql`(${users.userId} <> ${actor.userId} OR NOT EXISTS (${otherAdmins(clock.now())} AND other.user_id <> ${actor.userId}))`;

/** All admins with what they may. */
export async function listAdmins(ctx: AdminContext): Promise<AdminWithRight[]> {
  const [rows] = await ctx.db.batch([
    rawStatement<AdminWithRight>(
      ctx.db,
      sql`SELECT users.user_id AS userId, users.name, users.user_email AS userEmail, f.created_at AS givenAt, g.name AS givenBy,
          f.user_id IS NULL AND ${mayGive(ctx)} AS mayGet FROM users
        LEFT JOIN finance_rights AS f ON f.user_id = users.user_id LEFT JOIN users AS g ON g.user_id = f.given_by
        WHERE users.user_role = 'admin' ORDER BY users.user_id`,
    ),
  ]);
  return rows;
}

/** Gives an admin the right, once. @returns whether it was given now */
export async function insertRight(ctx: AdminContext, userId: string): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const from = sql`FROM users WHERE ${eq(users.userId, userId)} AND ${users.userRole} = 'admin' AND ${mayGive(ctx)}
    AND NOT EXISTS (SELECT 1 FROM finance_rights AS f WHERE f.user_id = ${users.userId})`;
  const [, made] = await db.batch([
    auditFrom(ctx, { act: "user.give-finance", subjectType: "user", subjectId: userId }, from),
    returning(
      db,
      sql`INSERT INTO finance_rights (user_id, given_by, created_at) SELECT ${users.userId}, ${actor.userId}, ${clock.now()} ${from}`,
      { userId: financeRights.userId },
    ),
  ]);
  return made.length > 0;
}

/** Takes the right away. @returns whether there was one */
export async function deleteRight(ctx: AdminContext, userId: string): Promise<boolean> {
  const where = eq(financeRights.userId, userId);
  const [, gone] = await ctx.db.batch([
    auditFrom(ctx, { act: "user.take-finance", subjectType: "user", subjectId: userId }, sql`FROM finance_rights WHERE ${where}`),
    ctx.db.delete(financeRights).where(where).returning({ userId: financeRights.userId }),
  ]);
  return gone.length > 0;
}
