/** Whom an invitation lets through a flag that is off for others. */
import { flagGuests } from "@schema/platform";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "./context";
import { rawStatement } from "./db.server";

/** Whether the reader was let through a flag. */
export async function isFlagGuest({ db, actor }: Pick<Context, "db" | "actor">, flag: string): Promise<boolean> {
  if (!actor) return false;
  const own = and(eq(flagGuests.flag, flag), eq(flagGuests.userId, actor.userId));
  return (await db.select({ flag: flagGuests.flag }).from(flagGuests).where(own).limit(1)).length > 0;
}

/** The statement that lets people through flags. @param source `FROM … WHERE …`, of what `flag` and `userId` are about */
export const addFlagGuests = ({ db, clock }: Pick<Context, "db" | "clock">, guest: { flag: SQL; userId: SQL }, source: SQL) =>
  rawStatement(
    db,
    sql`INSERT INTO flag_guests (flag, user_id, created_at) SELECT ${guest.flag}, ${guest.userId}, ${clock.now()} ${source} ON CONFLICT DO NOTHING`,
  );
