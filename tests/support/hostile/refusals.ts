/** A database that refuses what a test says, in words of its own. */

interface Refusal {
  words: string;
  /** So many it still answers. */
  passing?: number;
  /** How often; always if left out. */
  times?: number;
  onlyWrites?: boolean;
  /** It does what it is asked, and its answer is lost. */
  isDone?: boolean;
  /** Statements about something alone. */
  about?: RegExp;
}

const EFFECTS = new Set<PropertyKey>(["run", "all", "raw", "first"]);

/** The statements behind those that were handed out. */
const known = new WeakMap<object, { statement: D1PreparedStatement; query: string }>();

/** @returns the database, and how often it was asked for something that it might refuse */
export function refusing(db: D1Database, refusal: Refusal) {
  const { words, passing = 0, times = Number.POSITIVE_INFINITY, onlyWrites, isDone, about = /(?:)/ } = refusal;
  let asked = 0;
  const isMeant = (query: string) => about.test(query) && !(onlyWrites && /^\s*select/i.test(query));
  async function ask<T>(queries: string[], work: () => Promise<T>): Promise<T> {
    if (!queries.some(isMeant)) return work();
    asked += 1;
    if (asked <= passing || asked > passing + times) return work();
    if (isDone) await work();
    throw new Error(words);
  }
  function wrap(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const made = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), query);
        const value = Reflect.get(target, name, target);
        return EFFECTS.has(name) ? (...args: unknown[]) => ask([query], () => value.apply(target, args)) : value;
      },
    });
    known.set(made, { statement, query });
    return made;
  }
  const asking = (at: D1Database | D1DatabaseSession) => ({
    prepare: (query: string) => wrap(at.prepare(query), query),
    batch(statements: D1PreparedStatement[]) {
      const all = statements.map((each) => known.get(each) ?? { statement: each, query: "" });
      return ask(
        all.map(({ query }) => query),
        () => at.batch(all.map(({ statement }) => statement)),
      );
    },
  });
  const withSession = (bookmark?: string) => {
    const session = db.withSession(bookmark);
    return { ...asking(session), getBookmark: () => session.getBookmark() };
  };
  return { DB: { ...asking(db), withSession } as unknown as D1Database, asked: () => asked };
}
