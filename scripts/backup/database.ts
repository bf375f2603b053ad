/** The base tables of a D1 database as lines of text and back. Full-text tables, totals' triggers and indexes come from the migrations. */
import { createHash } from "node:crypto";

export interface Table {
  name: string;
  columns: readonly string[];
  /** Columns that give a fixed order. */
  order: readonly string[];
  /** Other tables that its rows refer to. */
  references: readonly string[];
  /** Its rows refer to others of its own, which may come later. */
  refersToItself: boolean;
}

/** What a backup says of a table. */
export interface TableSum {
  name: string;
  rows: number;
  /** Of all its lines, in hexadecimal. */
  sha256: string;
}

type Value = string | number | null;
type Row = readonly Value[];

/** Rows that are read or written at a time; a statement's parameter may have two megabytes. */
const ROWS = 500;
const CHARACTERS = 500_000;
const STATEMENTS = 10;

const name = (text: string) => `"${text.replaceAll('"', '""')}"`;
const names = (texts: readonly string[]) => texts.map(name).join(", ");

interface Column {
  table_name: string;
  without_rowid: number;
  column_name: string;
  type: string;
  pk: number;
}

/** Tables after those that they refer to. @throws when some refer to each other in a circle */
function parentsFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const done = new Set(sorted.map((table) => table.name));
    const next = rest.filter(({ references }) => references.every((other) => done.has(other)));
    if (next.length === 0) throw new Error(`These tables refer to each other: ${rest.map((table) => table.name).join(", ")}`);
    sorted.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return sorted;
}

function tableOf(columns: readonly Column[], references: readonly string[]): Table {
  const [first] = columns;
  if (!first) throw new Error("A table without columns");
  const own = columns.map((column) => column.column_name);
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  const hasRowKey = key.length === 1 && key[0]?.type.toUpperCase() === "INTEGER";
  // Where rows have numbers of their own, full-text tables may refer to those.
  const isNumbered = !first.without_rowid && !hasRowKey;
  return {
    name: first.table_name,
    columns: isNumbered ? ["rowid", ...own] : own,
    order: isNumbered ? ["rowid"] : key.map((column) => column.column_name),
    references: references.filter((other) => other !== first.table_name),
    refersToItself: references.includes(first.table_name),
  };
}

/** The base tables of a database, parents before children. */
export async function tablesOf(db: D1Database): Promise<Table[]> {
  const ofTables = `FROM pragma_table_list() AS t JOIN sqlite_master AS m ON m.name = t.name AND m.type = 'table'`;
  const isOurs = `t.type = 'table' AND t.schema = 'main' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND t.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
    AND t.name <> 'd1_migrations'`;
  const [columns, references] = await db.batch([
    db.prepare(`SELECT t.name AS table_name, t.wr AS without_rowid, c.name AS column_name, c.type, c.pk
      ${ofTables} JOIN pragma_table_xinfo(t.name) AS c WHERE ${isOurs} AND c.hidden = 0 ORDER BY t.name, c.cid`),
    db.prepare(
      `SELECT DISTINCT t.name AS child, f."table" AS parent ${ofTables} JOIN pragma_foreign_key_list(t.name) AS f WHERE ${isOurs}`,
    ),
  ]);
  const byTable = new Map<string, Column[]>();
  for (const column of (columns?.results ?? []) as Column[])
    byTable.set(column.table_name, [...(byTable.get(column.table_name) ?? []), column]);
  const parents = references?.results as { child: string; parent: string }[];
  const tables = [...byTable].map(([table, own]) =>
    tableOf(
      own,
      parents.flatMap(({ child, parent }) => (child === table ? [parent] : [])),
    ),
  );
  return parentsFirst(tables);
}

/** The migrations that a database has, in their order. */
export async function migrationsOf(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
  return results.map((row) => row.name);
}

/** The rows of a table, some at a time, each a line of JSON. */
export async function* linesOf(db: D1Database, { name: table, columns, order }: Table): AsyncGenerator<string[]> {
  const [key = ""] = order;
  // One key is gone on from; several, which only small tables have, are counted.
  const isOne = order.length === 1;
  let last: Value = null;
  for (let read = 0; ; read += ROWS) {
    const from = isOne && last !== null ? `WHERE ${name(key)} > ?1` : "";
    const statement = db.prepare(
      `SELECT ${names(columns)} FROM ${name(table)} ${from} ORDER BY ${names(order)} LIMIT ${ROWS} ${isOne ? "" : `OFFSET ${read}`}`,
    );
    const rows = (await (from ? statement.bind(last) : statement).raw()) as Row[];
    if (rows.length > 0) yield rows.map((row) => JSON.stringify(row));
    if (rows.length < ROWS) return;
    last = rows.at(-1)?.[columns.indexOf(key)] ?? null;
  }
}

/** Counts lines and sums them up, as they pass. */
export function summing() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(lines: readonly string[]): void {
      for (const line of lines) hash.update(`${line}\n`);
      rows += lines.length;
    },
    sum: (table: string): TableSum => ({ name: table, rows, sha256: hash.digest("hex") }),
  };
}

/** What a table holds now. */
export async function sumOf(db: D1Database, table: Table): Promise<TableSum> {
  const { add, sum } = summing();
  for await (const lines of linesOf(db, table)) add(lines);
  return sum(table.name);
}

/** The highest numbers that were given, which aren't given again. */
export async function sequencesOf(db: D1Database): Promise<{ name: string; seq: number }[]> {
  return (await db.prepare("SELECT name, seq FROM sqlite_sequence ORDER BY name").all<{ name: string; seq: number }>()).results;
}

/** Statements that write these lines, each with as much as a statement takes. */
function insertsOf(db: D1Database, { name: table, columns }: Table, lines: readonly string[]): D1PreparedStatement[] {
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  const insert = db.prepare(`INSERT INTO ${name(table)} (${names(columns)}) SELECT ${values} FROM json_each(?1)`);
  const statements: D1PreparedStatement[] = [];
  let chunk: string[] = [];
  let size = 0;
  const close = () => {
    if (chunk.length > 0) statements.push(insert.bind(`[${chunk.join(",")}]`));
    chunk = [];
    size = 0;
  };
  for (const line of lines) {
    if (size + line.length > CHARACTERS) close();
    chunk.push(line);
    size += line.length + 1;
  }
  close();
  return statements;
}

interface Restoring {
  db: D1Database;
  tables: readonly Table[];
  /** The lines of a table as they were kept, some at a time. */
  read(table: string): AsyncIterable<string[]>;
  sequences: readonly { name: string; seq: number }[];
}

/**
 * Fills an empty database that has the same migrations. Triggers rest meanwhile: what they would write is in the backup.
 * If it is interrupted, the database has to be made anew: it stays without triggers.
 * @throws when the database has accounts
 */
export async function restoreTables({ db, tables, read, sequences }: Restoring): Promise<void> {
  if (await db.prepare("SELECT 1 FROM users LIMIT 1").first())
    throw new Error("This database has accounts; a backup goes into an empty one");
  const { results: triggers } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>();
  if (triggers.length > 0) await db.batch(triggers.map((trigger) => db.prepare(`DROP TRIGGER ${name(trigger.name)}`)));
  // Some tables get rows from the migrations.
  for (const table of tables.toReversed()) await db.prepare(`DELETE FROM ${name(table.name)}`).run();
  const later = db.prepare("PRAGMA defer_foreign_keys = on");
  for (const table of tables) {
    let waiting: D1PreparedStatement[] = [];
    for await (const lines of read(table.name)) {
      waiting.push(...insertsOf(db, table, lines));
      if (table.refersToItself || waiting.length < STATEMENTS) continue;
      await db.batch(waiting);
      waiting = [];
    }
    if (waiting.length > 0) await db.batch([later, ...waiting]);
  }
  await finish(db, triggers, sequences);
}

/** Numbers go on where they were, words are indexed, triggers are back, and nothing refers to what isn't there. */
async function finish(db: D1Database, triggers: readonly { sql: string }[], sequences: Restoring["sequences"]): Promise<void> {
  const { results: indexes } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%'")
    .all<{ name: string }>();
  const own = await sequencesOf(db);
  const isNew = ({ name: table }: { name: string }) => !own.some((each) => each.name === table);
  await db.batch([
    ...sequences.map((each) =>
      isNew(each)
        ? db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)").bind(each.name, each.seq)
        : db.prepare("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1").bind(each.name, each.seq),
    ),
    ...indexes.map((index) => db.prepare(`INSERT INTO ${name(index.name)} (${name(index.name)}) VALUES ('rebuild')`)),
    ...triggers.map(({ sql }) => db.prepare(sql)),
  ]);
  const { results: lost } = await db.prepare("PRAGMA foreign_key_check").all<{ table: string; parent: string }>();
  if (lost[0]) throw new Error(`${lost.length} rows refer to what isn't there, the first from ${lost[0].table} to ${lost[0].parent}`);
}
