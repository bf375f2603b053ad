/** A database that now and then refuses, in the words that D1's documentation lists as worth another try. */
import type { Budget } from "./budget";
import type { Chance } from "./chance";

/** It never ran. */
const UNHEARD = [
  "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
  "D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
];
/** It may have run; of reading nobody can tell. */
const UNCERTAIN = [
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: D1 DB reset because its code was updated.",
  "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
];

const EFFECTS = new Set<PropertyKey>(["run", "all", "raw", "first"]);
const readsOnly = (query: string) => /^\s*select\b/i.test(query);

/** The statements behind those that were handed out, and whether they only read. */
const known = new WeakMap<object, { statement: D1PreparedStatement; isRead: boolean }>();

/** A database with some bad luck. @param chance null for none: then its limits alone are kept */
export function hostileD1(db: D1Database, chance: Chance | null, budget: Budget): D1Database {
  async function ask<T>(isRead: boolean, count: number, work: () => Promise<T>): Promise<T> {
    budget.spend("D1", count);
    if (chance?.strikes()) throw new Error(chance.random.pick(isRead ? [...UNHEARD, ...UNCERTAIN] : UNHEARD));
    return work();
  }
  function hostile(statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement {
    const made = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => hostile(target.bind(...values), isRead);
        const value = Reflect.get(target, name, target);
        return EFFECTS.has(name) ? (...args: unknown[]) => ask(isRead, 1, () => value.apply(target, args)) : value;
      },
    });
    known.set(made, { statement, isRead });
    return made;
  }
  const asking = (at: D1Database | D1DatabaseSession) => ({
    prepare: (query: string) => hostile(at.prepare(query), readsOnly(query)),
    batch(statements: D1PreparedStatement[]) {
      const all = statements.map((each) => known.get(each) ?? { statement: each, isRead: false });
      const isRead = all.every((each) => each.isRead);
      return ask(isRead, all.length, () => at.batch(all.map(({ statement }) => statement)));
    },
  });
  const withSession = (bookmark?: string) => {
    const session = db.withSession(bookmark);
    return { ...asking(session), getBookmark: () => session.getBookmark() };
  };
  return { ...asking(db), withSession, exec: (query: string) => db.exec(query) } as D1Database;
}
