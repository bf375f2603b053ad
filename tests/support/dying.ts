/** Workers that are killed at random points: what they leave behind has to be right all the same. */
import type { Context } from "../../app/platform/context";

/** A context in which the Worker is killed before or after a batch; from then on it does nothing. */
export function dying(ctx: Context, random: () => number, onDeath: () => void): Context {
  let isDead = false;
  const die = () => {
    isDead = true;
    onDeath();
    throw new Error("killed");
  };
  const batch = async (statements: never) => {
    if (random() < 0.25) die();
    const results = await ctx.db.batch(statements);
    if (random() < 0.25) die();
    return results;
  };
  const live = new Proxy(ctx.db, {
    get(target, name) {
      if (isDead) throw new Error("killed");
      if (name === "batch") return batch;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...ctx, db: live, waitUntil: (work) => void work.catch(() => undefined) };
}
