/** D1 through Drizzle, with read-your-writes and a count of what it costs. */
import { fillPlaceholders, getTableColumns, getTableName, is, SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { SQLiteAsyncDialect, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { batchable } from "./drizzle-batch.server";
import { mayAskAgain } from "./errors/passing";
import { writeLimits } from "./written-limits";

export type Db = ReturnType<typeof openDb>["db"];

/** What a request cost: round trips to D1 and rows it scanned (only counted while metering). */
export interface DbMeter {
  roundTrips: number;
  rowsRead: number;
}

/**
 * Opens a D1 session.
 * @param bookmark where the caller last wrote, so that a replica is never behind their own writes
 * @param isMetered also count the rows that single reads scan, at the price of running them twice
 */
export function openDb(d1: D1Database, bookmark?: string | null, isMetered = false) {
  const session = d1.withSession(bookmark ?? "first-unconstrained");
  const meter: DbMeter = { roundTrips: 0, rowsRead: 0 };
  const client = metered(session, meter, isMetered);
  return { db: drizzle(client as unknown as D1Database), session, meter };
}

type Wrapped = D1PreparedStatement & { inner?: D1PreparedStatement; isRead?: boolean };

/** How long to wait before it is asked again, at least; as long again by chance, so that not all come back at once. */
const WAITS = [15, 60];

/** Asks the database, and again where that does no harm (decision 077). */
async function ask<T>(isRead: boolean, work: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await work();
    } catch (failed) {
      if (!mayAskAgain(failed, isRead)) throw failed;
    }
    await scheduler.wait(wait * (1 + Math.random()));
  }
  return work();
}

function metered(session: D1DatabaseSession, meter: DbMeter, isMetered: boolean) {
  const wrap = (statement: D1PreparedStatement, isRead: boolean, query: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, property) {
        if (property === "bind")
          return (...values: unknown[]) => {
            const { text, rest } = writeLimits(query, values);
            return wrap((text === query ? target : session.prepare(text)).bind(...rest), isRead, text);
          };
        if (property === "inner") return target;
        if (property === "isRead") return isRead;
        const value = Reflect.get(target, property, target);
        if (typeof value !== "function") return value;
        return async (...args: unknown[]) => {
          meter.roundTrips += 1;
          if (isMetered && isRead && property === "raw") meter.rowsRead += (await ask(isRead, () => target.all())).meta.rows_read;
          const result = await ask(isRead, (): Promise<Partial<D1Result> | null> => value.apply(target, args));
          meter.rowsRead += result?.meta?.rows_read ?? 0;
          return result;
        };
      },
    });
  return {
    prepare: (query: string) => wrap(session.prepare(query), /^\s*select/i.test(query), query),
    async batch(statements: Wrapped[]) {
      meter.roundTrips += 1;
      const isRead = statements.every((statement) => statement.isRead);
      const results = await ask(isRead, () => session.batch(statements.map((statement) => statement.inner ?? statement)));
      for (const result of results) meter.rowsRead += result.meta.rows_read ?? 0;
      return results;
    },
  };
}

/**
 * Sends a statement along with the next batch, in front of it: for what must be asked anyway, and needs no round trip of its own.
 * @returns its rows; null when no batch came, or when that batch failed
 */
export function sendWithNextBatch<Row>(db: Db, statement: BatchItem<"sqlite"> & { _: { result: Row[] } }): () => Promise<Row[] | null> {
  let rows: Promise<Row[] | null> = Promise.resolve(null);
  // What somebody else sends along goes with it.
  const earlier = Object.getOwnPropertyDescriptor(db, "batch");
  db.batch = (async (batch: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]) => {
    if (earlier) Object.defineProperty(db, "batch", earlier);
    else Reflect.deleteProperty(db, "batch");
    const sent = db.batch([statement, ...batch]);
    rows = sent.then(([first]) => first as Row[]).catch(() => null);
    return (await sent).slice(1);
  }) as Db["batch"];
  return () => rows;
}

type Aliased<T> = {
  [K in keyof T]: T[K] extends SQLiteColumn
    ? SQL.Aliased<T[K]["_"]["notNull"] extends true ? T[K]["_"]["data"] : T[K]["_"]["data"] | null>
    : T[K];
};

/** What `columns` made of lists of fields that stay. */
const aliased = new WeakMap<object, object>();

/**
 * Aliases each column by its key. In a batch, D1 hands rows over as objects, so two tables' equal column names
 * would fall together; with aliases they can't. Use it in every batched select that joins.
 */
export function columns<T extends Record<string, SQLiteColumn | SQL.Aliased>>(fields: T): Aliased<T> {
  const known = aliased.get(fields);
  if (known) return known as Aliased<T>;
  const made = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, "sql" in field ? field : sql`${field}`.mapWith(field as SQLiteColumn).as(name)]),
  ) as Aliased<T>;
  aliased.set(fields, made);
  return made;
}

/** One JSON parameter as a table of its elements: lists longer than D1's hundred parameters. */
export const eachOf = (list: readonly unknown[]) => sql`json_each(${JSON.stringify(list)})`;

const dialect = new SQLiteAsyncDialect();

const rowsOf = <Row>({ results }: D1Result<Row>): Row[] => results;

/** A written statement among the built ones of a batch; it gives its rows as the database names them. */
export type RawStatement<Row> = RunnableQuery<Row[], "sqlite"> & { written: WrittenSql<Row> };

interface WrittenSql<Row> {
  query: SQL;
  columns: readonly string[];
  /** Never there: it says of the type what a row is. */
  row?: Row;
}

/**
 * SQL for `db.batch`, which takes no `db.run` that has parameters (Drizzle forgets to bind them).
 * @param columns their names, for those that are asked `combineSelects` with others
 */
export const rawStatement = <Row = unknown>(db: Db, query: SQL, columns: readonly (keyof Row & string)[] = []): RawStatement<Row> =>
  Object.assign(
    batchable(db.$client, () => dialect.sqlToQuery(query), rowsOf<Row>),
    { written: { query, columns } },
  );

/** What the database itself hands over of a column: numbers for truth, text for JSON. */
type Stored<C extends SQLiteColumn> =
  | (C["_"]["data"] extends C["_"]["driverParam"] ? C["_"]["data"] : C["_"]["driverParam"])
  | (C["_"]["notNull"] extends true ? never : null);

/**
 * A written statement that changes a table and gives of each row that it wrote what is asked for.
 * @param write `INSERT …`, `UPDATE …` or `DELETE …`, without its `RETURNING`
 * @param fields columns of that table, by the names that the rows call them
 */
export function returning<Fields extends Record<string, SQLiteColumn>>(db: Db, write: SQL, fields: Fields) {
  const list = Object.entries(fields).map(([name, column]) => sql`${sql.identifier(column.name)} AS ${sql.identifier(name)}`);
  return rawStatement<{ [Name in keyof Fields]: Stored<Fields[Name]> }>(db, sql`${write} RETURNING ${sql.join(list, sql`, `)}`);
}

/**
 * SQL that is built once, for what nearly every request asks. Its values are `sql.placeholder`s.
 * @param read what a batch hands over for D1's answer: its rows unless said otherwise
 */
export function prepareRaw<Row, Result = Row[]>(
  query: SQL,
  read: (answer: D1Result<Row>) => Result = rowsOf as never,
): (db: Db, values: Record<string, unknown>) => RunnableQuery<Result, "sqlite"> {
  let built: ReturnType<typeof dialect.sqlToQuery> | undefined;
  return (db, values) => {
    built ??= dialect.sqlToQuery(query);
    const { sql: text, params } = built;
    return batchable(db.$client, () => ({ sql: text, params: fillPlaceholders(params, values) }), read);
  };
}

/** The statement that fails its whole batch unless a condition holds at that moment; see `isStale`. The text that is no JSON isn't constant, or SQLite would read it first. */
export const onlyIf = (db: Db, condition: SQL) =>
  rawStatement(db, sql`SELECT CASE WHEN ${condition} THEN 1 ELSE json('{' || changes()) END AS holds`);

interface Inserted<Returned extends SQLiteColumn> {
  table: SQLiteTable;
  /** Values by column; they may be SQL about the source. */
  row: Record<string, unknown>;
  /** `FROM … WHERE …`, or a condition alone: `WHERE …`. */
  source: SQL;
  /** The column that it gives of what was written; nothing written gives no row. */
  returned: Returned;
  /** `ON CONFLICT …` */
  onConflict?: SQL;
}

/** The statement that writes a row for each that a source has at that moment. */
export function insertFrom<Returned extends SQLiteColumn>(
  db: Db,
  { table, row, source, returned, onConflict = sql`` }: Inserted<Returned>,
) {
  const all = getTableColumns(table) as Record<string, SQLiteColumn>;
  const given = Object.entries(row).flatMap(([name, value]) => (all[name] && value !== undefined ? [{ column: all[name], value }] : []));
  const names = given.map(({ column }) => sql.identifier(column.name));
  const values = given.map(({ column, value }) => (is(value, SQL) ? value : sql`${sql.param(value, column)}`));
  return returning(
    db,
    sql`INSERT INTO ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)}) SELECT ${sql.join(values, sql`, `)} ${source} ${onConflict}`,
    { id: returned },
  );
}

/**
 * The statement that writes a row if a condition holds at that moment; values may be SQL.
 * @param returned the column that it gives of what was written; nothing written gives no row
 */
export const insertIf = <Returned extends SQLiteColumn>(
  db: Db,
  table: SQLiteTable,
  row: Record<string, unknown>,
  where: SQL,
  returned: Returned,
) => insertFrom(db, { table, row, source: sql`WHERE ${where}`, returned });

/** What each of some statements gives. */
export type Results<Statements extends readonly BatchItem<"sqlite">[]> = { [K in keyof Statements]: Statements[K]["_"]["result"] };

/** Why a write failed, with the rule that the database names: `UNIQUE constraint failed: users.user_email`. */
export const reasonOf = (failed: unknown): string => `${failed} ${failed instanceof Error ? failed.cause : ""}`;

/** Whether a batch failed because of its `onlyIf`: nothing of it was written. */
export const isStale = (failed: unknown): boolean => reasonOf(failed).includes("malformed JSON");
