/** Who counts as an admin when the last one must not go. */
import { type SQL, sql } from "drizzle-orm";

/** Statement over all admins who can sign in, as `other`, to be narrowed. */
export const otherAdmins = (now: number) =>
  sql`SELECT 1 FROM users AS other WHERE other.user_role = 'admin' AND other.email_verified_at IS NOT NULL AND other.deletion_due_at IS NULL
    AND (other.blocked_at IS NULL OR other.blocked_until <= ${now})`;

/**
 * True for a row of `users` that isn't an admin's, or beside which another admin can sign in: confirmed, not blocked, and
 * not about to leave. Put it into the write that demotes, blocks or lets go: two such writes at once can't both pass.
 */
export const leavesAnAdmin = (now: number) =>
  sql`(users.user_role <> 'admin' OR EXISTS (${otherAdmins(now)} AND other.user_id <> users.user_id))`;

/** The same for several rows that change in one write: another admin who can sign in isn't among them. @param chosen their ids, as `eachOf` */
export const leavesOtherAdmin = (now: number, chosen: SQL) =>
  sql`(NOT EXISTS (SELECT 1 FROM users AS one WHERE one.user_role = 'admin' AND one.user_id IN (SELECT value FROM ${chosen}))
    OR EXISTS (${otherAdmins(now)} AND other.user_id NOT IN (SELECT value FROM ${chosen})))`;
