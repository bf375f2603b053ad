/** Copies in KV of what D1 holds, for things that every page reads and hardly anybody changes. */
import { MINUTE, SECOND } from "./clock";
import type { Context } from "./context";
import { putInKv } from "./kv-put.server";

type Base = Pick<Context, "db" | "env" | "clock">;

/** How long KV's own caches may go on giving what was there before a change. */
const KV_LAG = 2 * MINUTE;

interface KvCopyOptions<T, Ctx> {
  /** Its name in KV. */
  key: string;
  /** How long a copy is fresh, in seconds. */
  seconds: number;
  /** Reads it from D1. */
  load(ctx: Ctx): Promise<T>;
  /** Whether a copy is worth using. */
  isUsable(copy: T): boolean;
}

interface Kept<T> {
  copy: T;
  /** When it was read from D1. */
  at: number;
}

/** How long an isolate goes by what it read last, in milliseconds; such reading takes as long as a small query. */
const recallOf = ({ env }: Base) => SECOND * Number(env.ISOLATE_SECONDS ?? 0);

/**
 * A copy that is read from KV while it is fresh, else from D1. Failures of KV are silent. The isolate that changes
 * something reads its own change at once; others follow when their copies are over.
 */
export function kvCopy<T, Ctx extends Base>({ key, seconds, load, isUsable }: KvCopyOptions<T, Ctx>) {
  /** What this isolate read after its own change, while KV may still show what was before. */
  let own: Kept<T> | null = null;
  /** What was read last, and when. */
  let recent: { kept: Kept<T>; readAt: number } | null = null;

  /** The same object for as long as KV has the same copy, so that what is made of it can be remembered by it. */
  function remember(cached: Kept<T>, readAt: number): T {
    recent = { kept: recent?.kept.at === cached.at ? recent.kept : cached, readAt };
    return recent.kept.copy;
  }
  /** KV may give a copy a while longer than it was told to. */
  const isFresh = ({ at }: Kept<T>, now: number) => now < at + seconds * SECOND;
  /** Rises with every change, so that what was read before it isn't kept after it. */
  let generation = 0;
  const store = ({ env }: Base, kept: Kept<T>) => env.KV.put(key, JSON.stringify(kept), { expirationTtl: seconds }).catch(() => undefined);

  async function loadNow(ctx: Ctx): Promise<Kept<T>> {
    const at = ctx.clock.now();
    return { copy: await load(ctx), at };
  }

  async function read(ctx: Ctx): Promise<T> {
    const now = ctx.clock.now();
    if (recent && Math.abs(now - recent.readAt) < recallOf(ctx) && isFresh(recent.kept, now)) return recent.kept.copy;
    const before = generation;
    const cached = await ctx.env.KV.get<Kept<T>>(key, { type: "json", cacheTtl: 60 }).catch(() => null);
    if (own && cached && cached.at <= own.at && now < own.at + KV_LAG) return remember(own, now);
    if (cached && isUsable(cached.copy) && isFresh(cached, now)) return remember(cached, now);
    const fresh = await loadNow(ctx);
    if (before !== generation) return fresh.copy;
    // KV has lost its copy, and what was read just now is no older than the own change.
    own = null;
    await store(ctx, fresh);
    return isUsable(fresh.copy) ? remember(fresh, now) : fresh.copy;
  }

  /** To be called after a change. It never fails: the change itself is done already. */
  async function refresh(ctx: Ctx): Promise<void> {
    generation += 1;
    own = null;
    recent = null;
    const before = generation;
    try {
      const fresh = await loadNow(ctx);
      if (before !== generation) return;
      // What isn't worth using is read anew each time, as if nobody had changed anything.
      own = isUsable(fresh.copy) ? fresh : null;
      await putInKv(ctx.env, key, JSON.stringify(fresh), { expirationTtl: seconds });
    } catch {
      await ctx.env.KV.delete(key).catch(() => undefined);
    }
  }

  return { read, refresh };
}
