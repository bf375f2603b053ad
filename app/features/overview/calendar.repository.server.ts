/** The secret address of somebody's calendar, in D1. */
import { users } from "@schema/accounts";
import { calendarFeeds } from "@schema/overview";
import { eq, sql } from "drizzle-orm";
import type { PlannerKind } from "~/engines/planned";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { Locale } from "~/platform/i18n/config";

export interface FeedRow {
  kinds: PlannerKind[];
  createdAt: number;
}

/** What somebody's calendar holds, and since when it has its address; null when it has none. */
export async function findOwn({ db, actor }: SignedInContext): Promise<FeedRow | null> {
  const [row] = await db
    .select({ kinds: calendarFeeds.kinds, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, actor.userId));
  return row ? { ...row, kinds: row.kinds as PlannerKind[] } : null;
}

/** Gives somebody's calendar an address, in the place of the one that it had. */
export async function putFeed(
  { db, clock, actor, locale }: SignedInContext,
  tokenHash: string,
  kinds: readonly PlannerKind[],
): Promise<void> {
  const now = clock.now();
  const row = { tokenHash, kinds: [...kinds], locale, createdAt: now, changedAt: now };
  await db
    .insert(calendarFeeds)
    .values({ userId: actor.userId, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
}

/** Changes what a calendar holds; its address stays. @returns whether there is one */
export async function setKinds({ db, actor, locale }: SignedInContext, kinds: readonly PlannerKind[]): Promise<boolean> {
  const rows = await db
    .update(calendarFeeds)
    .set({ kinds: [...kinds], locale })
    .where(eq(calendarFeeds.userId, actor.userId))
    .returning({ userId: calendarFeeds.userId });
  return rows.length > 0;
}

/** Takes the address away; doing it twice changes nothing. */
export async function deleteFeed({ db, actor }: SignedInContext): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, actor.userId));
}

export interface FoundFeed {
  userId: string;
  kinds: PlannerKind[];
  locale: Locale;
}

/** Whose calendar an address is; null when it is nobody's, or of somebody who is blocked or leaves. */
export async function findByToken(ctx: Pick<Context, "db" | "clock">, tokenHash: string): Promise<FoundFeed | null> {
  const [row] = await ctx.db.all<{ userId: string; kinds: string; locale: Locale }>(
    sql`SELECT f.user_id AS userId, f.kinds, f.locale FROM calendar_feeds AS f JOIN ${users} ON ${users.userId} = f.user_id
      WHERE f.token_hash = ${tokenHash} AND ${isVisible(ctx)}`,
  );
  return row ? { ...row, kinds: JSON.parse(row.kinds) as PlannerKind[] } : null;
}

export interface FeedState {
  revision: number;
  changedAt: number;
}

/** Counts a change of what a calendar is told, unless it is counted already. @returns its state then; null when its address is gone */
export async function countChange({ db, clock }: Context, tokenHash: string, contentHash: string): Promise<FeedState | null> {
  const [, [state]] = await db.batch([
    rawStatement(
      db,
      sql`UPDATE calendar_feeds SET content_hash = ${contentHash}, revision = revision + 1, changed_at = ${clock.now()}
        WHERE token_hash = ${tokenHash} AND content_hash <> ${contentHash}`,
    ),
    rawStatement<FeedState>(db, sql`SELECT revision, changed_at AS changedAt FROM calendar_feeds WHERE token_hash = ${tokenHash}`),
  ]);
  return state ?? null;
}
