/** Exact limits in D1: an attempt is counted by one conditional write before it is made. */

import { limits } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { DAY, SECOND } from "./clock";
import type { Context, SignedInContext } from "./context";
import { platformErrors } from "./errors/errors";
import type { Limit } from "./limit";

const MAX_DOUBLINGS = 6;

interface Attempt {
  /** Called by the one attempt that passes the limit and starts the wait. */
  onPassing?: () => void;
  /** The id of what is made, where its caller chose a key: sent again, it isn't counted again. */
  madeId?: string | undefined;
}

/** Where it stands that an attempt at a thing was counted. */
const sentName = (madeId: string) => `sent:${madeId}`;

/**
 * Counts one attempt under a name.
 * Passing the limit starts a wait of one window, the next time of two, then four…; a quiet day forgives.
 * @throws tooManyAttempts with `seconds` and `minutes` to wait
 */
export async function takeAttempt(
  { db, clock }: Pick<Context, "db" | "clock">,
  name: string,
  { max, windowMs }: Limit,
  { onPassing, madeId }: Attempt = {},
): Promise<void> {
  const now = clock.now();
  const isOver = sql`${limits.endsAt} <= ${now}`;
  const isAgain = madeId
    ? sql`EXISTS (SELECT 1 FROM limits AS sent WHERE sent.name = ${sentName(madeId)} AND sent.ends_at > ${now})`
    : sql`0`;
  const isPassing = sql`(${limits.count} = ${max} AND NOT ${isAgain})`;
  const counting = db
    .insert(limits)
    .values({ name, count: 1, endsAt: now + windowMs, strikes: 0 })
    .onConflictDoUpdate({
      target: limits.name,
      set: {
        count: sql`iif(${isOver}, 1, ${limits.count} + NOT ${isAgain})`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${now + windowMs}
          WHEN ${isPassing} THEN ${now} + ${windowMs} * (1 << min(${limits.strikes}, ${MAX_DOUBLINGS})) ELSE ${limits.endsAt} END`,
        strikes: sql`CASE WHEN ${isOver} AND ${limits.endsAt} + ${DAY} <= ${now} THEN 0
          WHEN NOT ${isOver} AND ${isPassing} THEN ${limits.strikes} + 1 ELSE ${limits.strikes} END`,
      },
    })
    .returning({ count: limits.count, endsAt: limits.endsAt });
  const [row] = madeId ? (await db.batch([counting, remembered({ db, clock }, madeId, windowMs)]))[0] : await counting;
  if (!row || row.count <= max) return;
  if (row.count === max + 1) onPassing?.();
  refuseUntil(row.endsAt, now);
}

/** The statement that remembers that an attempt at a thing was counted. */
const remembered = ({ db, clock }: Pick<Context, "db" | "clock">, madeId: string, windowMs: number) => {
  const endsAt = clock.now() + windowMs;
  return db
    .insert(limits)
    .values({ name: sentName(madeId), count: 1, endsAt, strikes: 0 })
    .onConflictDoUpdate({ target: limits.name, set: { endsAt } });
};

/** What is refused past a limit. */
function refuseUntil(endsAt: number, now: number): never {
  const seconds = Math.max(1, Math.ceil((endsAt - now) / SECOND));
  throw platformErrors.tooManyAttempts({ seconds, minutes: Math.ceil(seconds / 60) });
}

/** What everybody behind the caller's address is counted under. */
const addressKey = (kind: string, address: string) => `${kind}:address:${address}`;

/**
 * Counts something that comes from the caller's address. A campus shares one, so the window ends when it ends, however
 * often the address passes a limit.
 * @returns how many came from there in this window, and when it ends
 */
export async function countFromAddress(
  { db, clock, address }: Pick<Context, "db" | "clock" | "address">,
  kind: string,
  windowMs: number,
): Promise<{ count: number; endsAt: number }> {
  const now = clock.now();
  const isOver = sql`${limits.endsAt} <= ${now}`;
  const [row] = await db
    .insert(limits)
    .values({ name: addressKey(kind, address), count: 1, endsAt: now + windowMs, strikes: 0 })
    .onConflictDoUpdate({
      target: limits.name,
      set: {
        count: sql`iif(${isOver}, 1, ${limits.count} + 1)`,
        endsAt: sql`iif(${isOver}, ${now + windowMs}, ${limits.endsAt})`,
      },
    })
    .returning({ count: limits.count, endsAt: limits.endsAt });
  return row ?? { count: 1, endsAt: now + windowMs };
}

/**
 * Counts something that comes from the caller's address, where nobody behind it has to prove who they are. The limit is to be
 * far above what a dormitory does in an evening.
 * @throws tooManyAttempts past the limit, until the window ends
 */
export async function takeFromAddress(
  ctx: Pick<Context, "db" | "clock" | "address">,
  kind: string,
  { max, windowMs }: Limit,
): Promise<void> {
  const { count, endsAt } = await countFromAddress(ctx, kind, windowMs);
  if (count > max) refuseUntil(endsAt, ctx.clock.now());
}

/** So many guests may do at once what one person may: a campus, a dormitory, a hall shares an address. */
const GUESTS_AT_AN_ADDRESS = 40;

/**
 * Counts what anybody may send without an account: a member's by account, guests' together by their address, where the wait
 * doesn't grow. @param limit of one person
 * @throws tooManyAttempts past the limit
 */
export async function takeSending(ctx: Context, kind: string, limit: Limit, attempt: Attempt = {}): Promise<void> {
  if (ctx.actor) await takeAttempt(ctx, `${kind}:${ctx.actor.userId}`, limit, attempt);
  else await takeFromAddress(ctx, kind, { ...limit, max: limit.max * GUESTS_AT_AN_ADDRESS });
}

/** Gives one back that was counted from the caller's address. */
export const returnToAddress = (ctx: Pick<Context, "db" | "address">, kind: string): Promise<void> =>
  returnAttempt(ctx, addressKey(kind, ctx.address));

/** So many new things of a kind may one person write a day. */
const WRITES_A_DAY: Limit = { max: 30, windowMs: DAY };

/**
 * Counts something new that somebody writes.
 * @param madeId its id, where its caller chose a key: sent again, it isn't counted again
 * @throws tooManyAttempts past thirty of its kind a day
 */
export const takeWrite = (ctx: SignedInContext, kind: string, madeId?: string): Promise<void> =>
  takeAttempt(ctx, `${kind}:${ctx.actor.userId}`, WRITES_A_DAY, { madeId });

const MINUTE_SECONDS = 60;

type Counter = Pick<Env, "SEARCHES" | "DOORS">;

/** Counts by the network's own counter, near enough and without a write; how much it lets through a minute is in `wrangler.toml`. */
async function takeByNetwork(env: Counter, counter: keyof Counter, key: string): Promise<void> {
  const { success } = (await env[counter]?.limit({ key })) ?? { success: true };
  if (!success) throw platformErrors.tooManyAttempts({ seconds: MINUTE_SECONDS, minutes: 1 });
}

type Reader = Pick<Context, "env" | "actor" | "address">;

/**
 * Counts a reading that costs little and that a whole dormitory may want at once: somebody signed in by themselves, guests by
 * a wide door that everybody behind their address shares. @throws tooManyAttempts
 */
export const takeReading = ({ env, actor, address }: Reader): Promise<void> =>
  actor ? takeByNetwork(env, "SEARCHES", actor.userId) : takeByNetwork(env, "DOORS", address);

/**
 * Counts a question that costs the database much and changes nothing. Guests behind one address are told apart by their
 * browsers, as far as these differ, and share its wide door. @throws tooManyAttempts
 */
export async function takeSearch({ env, actor, address, userAgent }: Reader & Pick<Context, "userAgent">): Promise<void> {
  if (!actor) await takeByNetwork(env, "DOORS", address);
  await takeByNetwork(env, "SEARCHES", actor?.userId ?? `${address} ${userAgent ?? ""}`);
}

/**
 * Counts a reading of what a secret address shows, by that address: calendar programs read those of thousands of people from
 * a few addresses of their own. @param secretHash the hash of the secret @throws tooManyAttempts
 */
export const takeFeed = ({ env }: Pick<Context, "env">, secretHash: string): Promise<void> =>
  takeByNetwork(env, "SEARCHES", `feed ${secretHash}`);

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
