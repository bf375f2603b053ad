/** Whose word doesn't count. */
import { type SQL, sql } from "drizzle-orm";

/** A query of the ids of those who are blocked at a moment: they are few, and their index has them alone. */
export const blockedPeople = (now: number): SQL =>
  sql`(SELECT u.user_id FROM users AS u WHERE u.blocked_at IS NOT NULL AND (u.blocked_until IS NULL OR u.blocked_until > ${now}))`;
