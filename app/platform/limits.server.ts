/** Exact limits in D1: an attempt is counted by one conditional write before it is made. */
import { limits } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { DAY, SECOND } from "./clock";
import type { Context, SignedInContext } from "./context";
import { platformErrors } from "./errors/errors";

export interface Limit {
  max: number;
  windowMs: number;
}

const MAX_DOUBLINGS = 6;

/**
 * Counts one attempt under a name.
 * Passing the limit starts a wait of one window, the next time of two, then four…; a quiet day forgives.
 * @param onPassing called by the one attempt that passes the limit and starts the wait
 * @throws tooManyAttempts with `seconds` and `minutes` to wait
 */
export async function takeAttempt(
  { db, clock }: Pick<Context, "db" | "clock">,
  name: string,
  { max, windowMs }: Limit,
  onPassing?: () => void,
): Promise<void> {
  const now = clock.now();
  const isOver = sql`${limits.endsAt} <= ${now}`;
  const isPassing = sql`${limits.count} = ${max}`;
  const [row] = await db
    .insert(limits)
    .values({ name, count: 1, endsAt: now + windowMs, strikes: 0 })
    .onConflictDoUpdate({
      target: limits.name,
      set: {
        count: sql`iif(${isOver}, 1, ${limits.count} + 1)`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${now + windowMs}
          WHEN ${isPassing} THEN ${now} + ${windowMs} * (1 << min(${limits.strikes}, ${MAX_DOUBLINGS})) ELSE ${limits.endsAt} END`,
        strikes: sql`CASE WHEN ${isOver} AND ${limits.endsAt} + ${DAY} <= ${now} THEN 0
          WHEN NOT ${isOver} AND ${isPassing} THEN ${limits.strikes} + 1 ELSE ${limits.strikes} END`,
      },
    })
    .returning({ count: limits.count, endsAt: limits.endsAt });
  if (!row || row.count <= max) return;
  if (row.count === max + 1) onPassing?.();
  const seconds = Math.max(1, Math.ceil((row.endsAt - now) / SECOND));
  throw platformErrors.tooManyAttempts({ seconds, minutes: Math.ceil(seconds / 60) });
}

/** So many new things of a kind may one person write a day. */
const WRITES_A_DAY: Limit = { max: 30, windowMs: DAY };

/** Counts something new that somebody writes. @throws tooManyAttempts past thirty of its kind a day */
export const takeWrite = (ctx: SignedInContext, kind: string): Promise<void> =>
  takeAttempt(ctx, `${kind}:${ctx.actor.userId}`, WRITES_A_DAY);

const MINUTE_SECONDS = 60;

/**
 * Counts a question that costs the database much and changes nothing: by the network's own counter, near enough and
 * without a write. @throws tooManyAttempts past what `wrangler.toml` allows one reader a minute
 */
export async function takeSearch({ env, actor, address }: Pick<Context, "env" | "actor" | "address">): Promise<void> {
  const { success } = (await env.SEARCHES?.limit({ key: actor?.userId ?? address })) ?? { success: true };
  if (!success) throw platformErrors.tooManyAttempts({ seconds: MINUTE_SECONDS, minutes: 1 });
}

/** Gives an attempt back that turned out to be a right one, and forgets the failures before it. */
export async function clearAttempts({ db }: Pick<Context, "db">, name: string): Promise<void> {
  await db.delete(limits).where(eq(limits.name, name));
}

/** Gives one counted attempt back, keeping those of others under the same name. */
export async function returnAttempt({ db }: Pick<Context, "db">, name: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`max(${limits.count} - 1, 0)` })
    .where(eq(limits.name, name));
}
