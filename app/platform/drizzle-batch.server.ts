/**
 * The one place that uses what Drizzle doesn't document: `_prepare`, by which `db.batch` asks each of its statements for SQL and values.
 * The documented way to put written SQL into a batch, `db.run(sql…)`, loses the values there (drizzle-orm 0.45.4, `d1/session.js`: a raw
 * query has no `stmt` to bind them to). When a release binds them, this becomes `db.all(query)`.
 */
import type { RunnableQuery } from "drizzle-orm/runnable-query";

interface Built {
  sql: string;
  params: unknown[];
}

/**
 * A statement for `db.batch`.
 * @param build gives its SQL when it is sent
 * @param read what the batch hands over for D1's answer
 */
export function batchable<Row, Result>(client: D1Database, build: () => Built, read: (answer: D1Result<Row>) => Result) {
  const prepare = () => {
    const built = build();
    return { getQuery: () => built, stmt: client.prepare(built.sql), mapResult: read };
  };
  return { _prepare: prepare } as unknown as RunnableQuery<Result, "sqlite">;
}
