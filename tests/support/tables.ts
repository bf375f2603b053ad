/** The database's tables as it knows them itself: columns, what is unique, and where values come from. */
import { env } from "./site";

export interface Column {
  name: string;
  type: string;
  pk: number;
}

export interface Table {
  name: string;
  columns: Column[];
  /** The columns that are the same in no two rows, each set by itself. */
  unique: string[][];
  /** Where a column's values come from: another table's column. */
  parents: Record<string, { table: string; column: string }>;
  /** All tables that it points at, also by several columns together. */
  pointsAt: string[];
  /** Columns that the database works out. */
  isIntegerKey: (column: Column) => boolean;
}

/** What doesn't grow with use, or is made by triggers and jobs of what does. */
const LEFT_OUT =
  /^(_cf_|sqlite_|d1_|counters$|contributions$|ticket_sums$|ticket_check_in_sums$|ledger_quarters$|demand_sums$|settings$|limits?_|cron_runs$|job|.*_fts)/;

export const all = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results;

export async function tableOf(name: string): Promise<Table> {
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
  const pointsAt = [...new Set(foreign.map(({ table }) => table))];
  return { name, columns, unique, parents, pointsAt, isIntegerKey };
}

/** Parents before what points at them. */
export function inOrder(tables: Table[]): Table[] {
  const done = new Map<string, Table>();
  const visit = (table: Table, path: readonly string[]) => {
    if (done.has(table.name) || path.includes(table.name)) return;
    for (const name of table.pointsAt) {
      const parent = tables.find((each) => each.name === name);
      if (parent) visit(parent, [...path, table.name]);
    }
    done.set(table.name, table);
  };
  for (const table of tables) visit(table, []);
  return [...done.values()];
}

/** The tables that people's use fills. */
export async function tableNames(): Promise<string[]> {
  const names = await all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
  return names.map(({ name }) => name).filter((name) => !LEFT_OUT.test(name));
}
