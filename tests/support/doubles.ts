/** A double of everything that is kept: other people with the same things, none of which hangs together with what was there. */
import { env } from "./site";
import { all, type Column, inOrder, type Table, tableNames, tableOf } from "./tables";

/** What the university and staff set up for all, what is counted of all, and what triggers write of the rest; a double stands on the same. */
const COMMON = new Set([
  ...["departments", "categories", "labels", "information_projects", "qa_groups", "search_nicknames"],
  ...["hourly_totals", "vip_standings", "grade_counts", "grade_releases", "ai_unanswered"],
]);

/** What ends the names of a double's things, and how far its numbers lie from the first ones, where the database counts rows. */
const APART = {
  others: { ending: "~o", numbers: 1_000_000 },
  "the same people's": { ending: "~s", numbers: 2_000_000 },
};

/** Whose a double is: other people's who have all of it too, or the same people's, who have all of it once more. */
export type Whose = keyof typeof APART;

const isText = ({ type }: Column) => type.toUpperCase() === "TEXT";

/** The columns by whose value alone a row is found. */
function keyColumns({ columns, unique }: Table): string[] {
  const alone = unique.flatMap((set) => (set.length === 1 ? set : []));
  const primary = columns.filter(({ pk }) => pk > 0);
  return [...new Set([...alone, ...(primary.length === 1 ? primary.map(({ name }) => name) : [])])];
}

interface Doubling {
  ending: string;
  numbers: number;
  /** Columns `table.column` that the database counts. */
  numbered: ReadonlySet<string>;
}

/** What a double's column says: the double of what the row names, or just the same. */
function doubleOf(table: Table, column: Column, { ending, numbers, numbered }: Doubling): string {
  const own = `t."${column.name}"`;
  if (table.isIntegerKey(column)) return `${own} + ${numbers}`;
  const parent = table.parents[column.name];
  if (parent && numbered.has(`${parent.table}.${parent.column}`)) return `${own} + ${numbers}`;
  if (!isText(column)) return own;
  if (keyColumns(table).includes(column.name) && !parent) return `${own} || '${ending}'`;
  return `CASE WHEN ${own} IN (SELECT value FROM json_each(?1)) THEN ${own} || '${ending}' ELSE ${own} END`;
}

/** The values of a table by which its rows are found. */
async function keysOf(table: Table): Promise<string[]> {
  const columns = table.columns.filter((column) => isText(column) && keyColumns(table).includes(column.name));
  const found = await Promise.all(
    columns.map(({ name }) => all<{ value: string }>(`SELECT "${name}" AS value FROM "${table.name}" WHERE "${name}" IS NOT NULL`)),
  );
  return found.flat().map(({ value }) => value);
}

/**
 * Writes a double of every table's rows.
 * @returns why some tables have none, by table: of the same people's things there is often only one
 */
export async function writeDouble(whose: Whose): Promise<Record<string, string>> {
  const isOthers = whose === "others";
  const tables: Table[] = [];
  for (const name of await tableNames()) if (!COMMON.has(name) && (isOthers || name !== "users")) tables.push(await tableOf(name));
  const keys = (await Promise.all(tables.map(keysOf))).flat();
  const people = isOthers ? [] : await all<{ user_id: string }>("SELECT user_id FROM users");
  const kept = new Set(people.map(({ user_id }) => user_id));
  const bound = JSON.stringify(keys.filter((key) => !kept.has(key)));
  const numbered = new Set(tables.flatMap((table) => table.columns.filter(table.isIntegerKey).map(({ name }) => `${table.name}.${name}`)));
  const failed: Record<string, string> = {};
  for (const table of inOrder(tables)) {
    const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
    const values = table.columns.map((column) => doubleOf(table, column, { ...APART[whose], numbered })).join(", ");
    const written = env.DB.prepare(`INSERT INTO "${table.name}" (${names}) SELECT ${values} FROM "${table.name}" AS t`);
    await (values.includes("?1") ? written.bind(bound) : written).run().catch((reason) => {
      failed[table.name] = String(reason).slice(0, 160);
    });
  }
  return failed;
}
