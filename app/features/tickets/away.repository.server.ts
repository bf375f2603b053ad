/** Who can't take a seat: people whom nobody may see at the moment, because they are blocked or their accounts are about to go. */
import { users } from "@schema/accounts";
import { type SQL, sql } from "drizzle-orm";
import { isVisible } from "~/platform/accounts/accounts.repository.server";

/** Whether this user is one of them. @param userId a column */
export const isAway = (now: number, userId: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.userId} = ${userId} AND ${isVisible({ clock: { now: () => now } })})`;
