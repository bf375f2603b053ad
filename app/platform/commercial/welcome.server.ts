/** Whether a commercial mail is still welcome in the moment in which it goes: here, and at the register. */
import { sql } from "drizzle-orm";
import { withdrawingStatements } from "../consents.server";
import type { Context } from "../context";
import { COMMERCIAL } from "./commercial";
import { mayAdvertise, wantsCommercial } from "./commercial.server";
import { iysRegister } from "./iys.server";

interface Addressed {
  to: string;
  userId?: string | undefined;
}

/** Since when its reader agrees; null where they don't, the address isn't theirs any more, or the site lacks what it needs. */
async function agreedSince({ db, env }: Context, { to, userId = "" }: Addressed): Promise<number | null> {
  const [row] = await db.all<{ since: number }>(
    sql`SELECT max(c.given_at) AS since FROM users AS u JOIN consents AS c ON c.user_id = u.user_id AND c.pool = ${COMMERCIAL.pool} AND c.version = ${COMMERCIAL.version}
      WHERE u.user_id = ${userId} AND u.user_email = ${to} AND u.blocked_at IS NULL AND ${wantsCommercial(sql`u.user_id`)} AND ${mayAdvertise(env)} GROUP BY u.user_id`,
  );
  return row?.since ?? null;
}

/** Writes down what its reader said at the register. */
async function withdrawnThere(ctx: Context, userId: string): Promise<void> {
  await ctx.db.batch([...withdrawingStatements({ ...ctx, userId }, COMMERCIAL.pool, "iys")]);
}

/**
 * Asks the register before anything goes. What it lacks of the ledger it is told; a no that was said there later than the yes here
 * counts, and is written down. The ledger is read last, so that nothing said meanwhile is missed.
 * @throws when the register doesn't answer: the mail waits
 */
export async function isWelcome(ctx: Context, mail: Addressed): Promise<boolean> {
  const since = await agreedSince(ctx, mail);
  if (since === null) return false;
  const register = iysRegister(ctx.env, ctx.clock);
  const found = await register.ask(mail.to);
  // It keeps seconds.
  if (found?.answer === "withdrawn" && found.at > since) {
    await withdrawnThere(ctx, mail.userId ?? "");
    return false;
  }
  if (found?.answer !== "given") await register.report(mail.to, { answer: "given", at: since });
  return (await agreedSince(ctx, mail)) !== null;
}
