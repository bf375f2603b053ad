/** Makes every table that grows larger: rows that are there are written again and again, so that new tables enter by themselves. */
import { env } from "./site";

interface Column {
  name: string;
  type: string;
  pk: number;
}

interface Table {
  name: string;
  columns: Column[];
  /** The columns that are the same in no two rows, each set by itself. */
  unique: string[][];
  /** Where a column's values come from: another table's column. */
  parents: Record<string, { table: string; column: string }>;
  /** Columns that the database works out. */
  isIntegerKey: (column: Column) => boolean;
}

/** What doesn't grow with use, or is made by triggers and jobs of what does. */
const LEFT_OUT =
  /^(_cf_|sqlite_|d1_|counters$|contributions$|ticket_sums$|ticket_check_in_sums$|ledger_quarters$|demand_sums$|settings$|limits?_|cron_runs$|job|.*_fts)/;

/** What staff or an event's organizers set up by hand, a few of each, and what has one row for each of something else. */
const FEW = new Set([
  ...[
    "departments",
    "categories",
    "labels",
    "information_projects",
    "qa_groups",
    "search_nicknames",
    "excluded_rooms",
    "consents",
    "poll_counts",
  ],
  ...[
    "ticket_categories",
    "ticket_promos",
    "ticket_questions",
    "event_dates",
    "event_days",
    "surveys",
    "survey_counts",
    "schedule_items",
    "schedule_pairs",
  ],
]);

const all = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results;

async function tableOf(name: string): Promise<Table> {
  const columns = (await all<Column & { hidden: number }>(`PRAGMA table_xinfo("${name}")`)).filter(({ hidden }) => hidden === 0);
  const keyed = columns.filter(({ pk }) => pk > 0);
  const isIntegerKey = ({ type, pk }: Column) => pk > 0 && keyed.length === 1 && type.toUpperCase() === "INTEGER";
  const indexes = (await all<{ name: string; unique: number }>(`PRAGMA index_list("${name}")`)).filter(({ unique }) => unique);
  const unique: string[][] = [];
  for (const index of indexes) {
    const parts = await all<{ name: string | null }>(`PRAGMA index_info("${index.name}")`);
    unique.push(parts.flatMap((part) => (part.name === null ? [] : [part.name])));
  }
  const foreign = await all<{ from: string; table: string; to: string; id: number; seq: number }>(`PRAGMA foreign_key_list("${name}")`);
  const composite = new Set(foreign.filter(({ seq }) => seq > 0).map(({ id }) => id));
  const parents = Object.fromEntries(
    foreign.filter(({ id }) => !composite.has(id)).map(({ from, table, to }) => [from, { table, column: to }]),
  );
  return { name, columns, unique, parents, isIntegerKey };
}

/** Parents before what points at them. */
function inOrder(tables: Table[]): Table[] {
  const done = new Map<string, Table>();
  const visit = (table: Table, path: readonly string[]) => {
    if (done.has(table.name) || path.includes(table.name)) return;
    for (const { table: name } of Object.values(table.parents)) {
      const parent = tables.find((each) => each.name === name);
      if (parent) visit(parent, [...path, table.name]);
    }
    done.set(table.name, table);
  };
  for (const table of tables) visit(table, []);
  return [...done.values()];
}

/** The columns that must change from copy to copy: of each set that is unique one, its own text before a pointer to a person. */
function changing({ unique, columns, parents, isIntegerKey }: Table): Set<string> {
  const changed = new Set<string>();
  const integerKeys = new Set(columns.filter(isIntegerKey).map(({ name }) => name));
  const rank = (name: string) => {
    if (!parents[name]) return columns.find((each) => each.name === name)?.type.toUpperCase() === "TEXT" ? 0 : 2;
    return parents[name].table === "users" ? 1 : 3;
  };
  const sets = [...unique].sort((a, b) => a.length - b.length);
  for (const set of sets) {
    if (set.some((name) => changed.has(name) || integerKeys.has(name)) || set.length === 0) continue;
    changed.add([...set].sort((a, b) => rank(a) - rank(b))[0] ?? "");
  }
  return changed;
}

export interface Grown {
  /** How many rows were written, by table. */
  grown: Record<string, number>;
  /** Why a table couldn't grow. */
  failed: Record<string, string>;
}

const AT_ONCE = 500;

/** What a copy's column says; `n` is the number of the copy. */
function copiedValue(table: Table, column: Column, isChanged: boolean, grown: ReadonlySet<string>): string {
  const own = `t."${column.name}"`;
  const parent = table.parents[column.name];
  if (isChanged && parent && !grown.has(parent.table)) return own;
  if (isChanged) return column.type.toUpperCase() === "TEXT" ? `${own} || '~' || n.value` : `${own} + n.value`;
  if (column.name === "created_at" && column.type.toUpperCase() === "INTEGER") return `${own} + n.value`;
  return own;
}

/** Writes copies of one row. @param whose people, whose row is taken where there are several */
async function copyRows(
  table: Table,
  {
    whose,
    range: [from, to],
    grown,
    isSpread,
  }: { whose: readonly string[]; range: readonly [number, number]; grown: ReadonlySet<string>; isSpread: boolean },
) {
  const changed = changing(table);
  // What one person may have only so many of is others' too.
  if (isSpread) for (const [name, { table: parent }] of Object.entries(table.parents)) if (parent === "users") changed.add(name);
  const written = table.columns.filter((column) => !table.isIntegerKey(column));
  const owners = Object.entries(table.parents).flatMap(([name, parent]) => (parent.table === "users" ? [`"${name}"`] : []));
  const list = whose.map((id) => `'${id}'`).join(", ");
  const names = owners.length > 0 ? owners.map((owner) => `coalesce(${owner} IN (${list}), 0)`).join(" + ") : "0 + 0";
  const copied = table.columns
    .filter((column) => changed.has(column.name) && column.type.toUpperCase() === "TEXT")
    .map(({ name }) => `AND coalesce("${name}", '') NOT LIKE '%~%'`);
  for (let at = from; at < to; at += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, i) => at + i + 1);
    await env.DB.prepare(
      `INSERT INTO "${table.name}" (${written.map(({ name }) => `"${name}"`).join(", ")})
        SELECT ${written.map((column) => copiedValue(table, column, changed.has(column.name), grown)).join(", ")}
        FROM (SELECT * FROM "${table.name}" WHERE 1 ${copied.join(" ")} ORDER BY ${names} DESC LIMIT 1) t CROSS JOIN json_each(?) n`,
    )
      .bind(JSON.stringify(numbers))
      .run();
  }
}

/** Writes copies of a row of every table that has one. @param whose people, whose rows are taken where there are several @param range numbers of the copies */
export async function growAll(whose: readonly string[], range: readonly [number, number]): Promise<Grown> {
  const names = await all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
  const tables: Table[] = [];
  for (const { name } of names) if (!LEFT_OUT.test(name) && !FEW.has(name)) tables.push(await tableOf(name));
  const done: Grown = { grown: {}, failed: {} };
  for (const table of inOrder(tables)) {
    const rows = (await all<{ n: number }>(`SELECT count(*) AS n FROM "${table.name}"`))[0]?.n ?? 0;
    if (rows === 0) {
      done.failed[table.name] = "empty";
      continue;
    }
    const grown = new Set(Object.keys(done.grown));
    const copy = (isSpread: boolean) => copyRows(table, { whose, range, grown, isSpread });
    try {
      await copy(false).catch(() => copy(true));
      done.grown[table.name] = range[1] - range[0];
    } catch (failed) {
      done.failed[table.name] = String(failed).slice(0, 160);
    }
  }
  return done;
}
