/** Makes every table that grows larger: rows that are there are written again and again, so that new tables enter by themselves. */
import { env } from "./site";
import { all, type Column, inOrder, type Table, tableNames, tableOf } from "./tables";

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
    "hour_members",
  ],
]);

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
  const tables: Table[] = [];
  for (const name of await tableNames()) if (!FEW.has(name)) tables.push(await tableOf(name));
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
