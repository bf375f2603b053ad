/** Copies in KV of what D1 holds, for things that every page reads and hardly anybody changes. */
import { MINUTE } from "./clock";
import type { Context } from "./context";

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

/**
 * A copy that is read from KV while it is fresh, else from D1. Failures of KV are silent. The isolate that changes
 * something reads its own change at once; others follow when their copy is over.
 */
export function kvCopy<T, Ctx extends Base>({ key, seconds, load, isUsable }: KvCopyOptions<T, Ctx>) {
  /** What this isolate read after its own change, while KV may still show what was before. */
  let own: { copy: T; until: number } | null = null;
  /** Rises with every change, so that what was read before it isn't kept after it. */
  let generation = 0;
  const store = ({ env }: Base, copy: T) => env.KV.put(key, JSON.stringify(copy), { expirationTtl: seconds }).catch(() => undefined);

  async function read(ctx: Ctx): Promise<T> {
    if (own && ctx.clock.now() < own.until) return own.copy;
    const cached = await ctx.env.KV.get<T>(key, { type: "json", cacheTtl: 60 }).catch(() => null);
    if (cached !== null && isUsable(cached)) return cached;
    const before = generation;
    const fresh = await load(ctx);
    if (before === generation) await store(ctx, fresh);
    return fresh;
  }

  /** To be called after a change. It never fails: the change itself is done already. */
  async function refresh(ctx: Ctx): Promise<void> {
    generation += 1;
    own = null;
    const before = generation;
    try {
      const copy = await load(ctx);
      if (before !== generation) return;
      own = { copy, until: ctx.clock.now() + KV_LAG };
      await store(ctx, copy);
    } catch {
      await ctx.env.KV.delete(key).catch(() => undefined);
    }
  }

  return { read, refresh };
}
