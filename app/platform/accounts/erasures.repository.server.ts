/**
 * Which accounts were erased, by a hash of their id, in the database and in a list beside it: an account that a restore brings
 * back is in the list and not among the erased of the older database, and is erased again.
 */
import { users } from "@schema/accounts";
import { erasures } from "@schema/platform";
import { sql } from "drizzle-orm";
import type { Context } from "../context";
import { eachOf, rawStatement } from "../db.server";
import { noteDestroyed } from "../destructions.repository.server";
import { sha256 } from "../ids";

type Base = Pick<Context, "db" | "env" | "clock">;

const PREFIX = "erased:";

/** The statements that note an erased account, for the batch that erases it. @param hash of its id */
export const noteErased = (ctx: Pick<Context, "db" | "clock">, hash: string) => [
  ctx.db.insert(erasures).values({ hash, at: ctx.clock.now() }).onConflictDoNothing(),
  noteDestroyed(ctx, "users", null, sql`1`),
];

async function listed({ env }: Base): Promise<string[]> {
  const hashes: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await env.KV.list({ prefix: PREFIX, ...(cursor && { cursor }) });
    hashes.push(...page.keys.map(({ name }) => name.slice(PREFIX.length)));
    if (page.list_complete) return hashes;
    cursor = page.cursor;
  }
}

/** Has those accounts erased that the database forgot that it had erased. @returns how many */
async function markForgotten({ db, clock }: Base, forgotten: ReadonlySet<string>): Promise<number> {
  const people = await db.select({ userId: users.userId }).from(users);
  const hashed = await Promise.all(people.map(async ({ userId }) => ({ userId, hash: await sha256(userId) })));
  const back = hashed.filter(({ hash }) => forgotten.has(hash));
  const gone = [...forgotten].filter((hash) => !back.some((each) => each.hash === hash));
  await db.batch([
    db
      .update(users)
      .set({ deletionDueAt: clock.now() })
      .where(sql`${users.userId} IN (SELECT value FROM ${eachOf(back.map(({ userId }) => userId))})`),
    // Accounts that the older database never had: nothing is left to do.
    rawStatement(
      db,
      sql`INSERT INTO erasures (hash, at) SELECT value, ${clock.now()} FROM ${eachOf(gone)} WHERE true ON CONFLICT DO NOTHING`,
    ),
  ]);
  return back.length;
}

/** Brings the list and the database together. @returns how many accounts have to be erased again */
export async function compareErasures(ctx: Base): Promise<number> {
  const [inList, rows] = await Promise.all([listed(ctx), ctx.db.select({ hash: erasures.hash, at: erasures.at }).from(erasures)]);
  const [known, here] = [new Set(inList), new Set(rows.map(({ hash }) => hash))];
  for (const { hash, at } of rows) if (!known.has(hash)) await ctx.env.KV.put(`${PREFIX}${hash}`, String(at));
  const forgotten = new Set(inList.filter((hash) => !here.has(hash)));
  return forgotten.size > 0 ? markForgotten(ctx, forgotten) : 0;
}
