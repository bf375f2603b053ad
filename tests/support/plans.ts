/** Asks SQLite how it would run the statements that a use case sends. */

import type { Context } from "../../app/platform/context";
import { openDb } from "../../app/platform/db.server";
import { env, testContext } from "./site";

/** A context whose statements are written down while they run. */
export function watchedContext(own: Partial<Context> = {}): { ctx: Context; statements: Set<string> } {
  const statements = new Set<string>();
  const d1 = {
    withSession(bookmark: string) {
      const session = env.DB.withSession(bookmark);
      return {
        prepare(query: string) {
          statements.add(query);
          return session.prepare(query);
        },
        batch: session.batch.bind(session),
        getBookmark: session.getBookmark.bind(session),
      };
    },
  };
  const { db, meter } = openDb(d1 as unknown as D1Database, "first-primary");
  return { ctx: testContext({ ...own, db, meter }), statements };
}

/** A step that reads a whole table: not a search, not a subquery's rows, not the rows of a JSON list. */
const isFullScan = (step: string, tables: Set<string>) => {
  const [, name = "", rest = ""] = /^SCAN (\w+)(.*)$/.exec(step) ?? [];
  return tables.has(name) && !rest.includes("VIRTUAL TABLE") && !rest.includes("USING");
};

/**
 * The steps of these statements that scan a table from end to end, each with its statement. An alias that also stands
 * for a subquery in the same statement says nothing; the rows that such a statement reads must be measured. Settings
 * are a handful of rows, read whole on purpose.
 */
export async function fullScans(statements: Iterable<string>): Promise<string[]> {
  const { results: names } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
  const tables = new Set(names.map(({ name }) => name).filter((name) => name !== "settings"));
  const found: string[] = [];
  for (const statement of statements) {
    const named = [...statement.matchAll(/(?:FROM|JOIN)\s+"?(\w+)"?\s+(?:AS\s+)?(\w+)/gi)].map(([, source = "", alias = ""]) => ({
      source,
      alias,
    }));
    const ofOther = new Set(named.filter(({ source }) => !tables.has(source)).map(({ alias }) => alias));
    const aliases = named.map(({ alias }) => alias).filter((alias) => !ofOther.has(alias));
    // A question mark in a text is none.
    const parameters = (statement.replace(/'[^']*'/g, "''").match(/\?/g) ?? []).map(() => null);
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(...parameters)
      .all<{ detail: string }>();
    for (const { detail } of results) if (isFullScan(detail, new Set([...tables, ...aliases]))) found.push(`${detail}: ${statement}`);
  }
  return found;
}
