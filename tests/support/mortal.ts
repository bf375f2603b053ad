/** A Worker that is killed at one of the moments when it waits for the database or for another service. */
import type { Context } from "../../app/platform/context";
import { openDb } from "../../app/platform/db.server";
import { env, testContext } from "./site";

/** When somebody dies: at the `at`th wait, before or after what it waited for had happened. */
export interface Death {
  at: number;
  isAfter: boolean;
}

type Inner = D1PreparedStatement & { inner: D1PreparedStatement };

/**
 * The life of a Worker until its death, and nothing after it.
 * @param death null for a life without one, which counts the waits
 */
export function lifeUntil(death: Death | null) {
  let waits = 0;
  let isDead = false;

  /** Waits for something, unless that is when it dies. */
  async function wait<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) throw new Error("killed");
    const isNow = waits === death?.at;
    waits += 1;
    if (isNow && !death.isAfter) isDead = true;
    if (isDead) throw new Error("killed");
    const result = await work();
    if (isNow) isDead = true;
    if (isDead) throw new Error("killed");
    return result;
  }

  const EFFECTS = new Set<PropertyKey>(["run", "all", "raw", "first"]);
  const mortal = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => mortal(target.bind(...values));
        if (name === "inner") return target;
        const value = Reflect.get(target, name, target);
        return EFFECTS.has(name) ? (...args: unknown[]) => wait(() => value.apply(target, args)) : value;
      },
    });
  const withSession = (bookmark: string) => {
    const session = env.DB.withSession(bookmark);
    return {
      prepare: (query: string) => mortal(session.prepare(query)),
      batch: (statements: Inner[]) => wait(() => session.batch(statements.map(({ inner }) => inner))),
    };
  };

  return {
    wait,
    /** How often it waited so far. */
    count: () => waits,
    isDead: () => isDead,
    /** A context whose database and further work end with this life. */
    context(own: Partial<Context> = {}): Context & { ended: () => Promise<unknown> } {
      const after: Promise<unknown>[] = [];
      const { db, meter } = openDb({ withSession } as unknown as D1Database, "first-primary");
      const waitUntil = (work: Promise<unknown>) => void after.push(work.catch(() => undefined));
      return { ...testContext(own), db, meter, waitUntil, ended: () => Promise.all(after) };
    },
  };
}
