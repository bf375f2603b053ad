/**
 * Totals by state: which tables are counted, and the SQL that keeps their rows of `counters` true. Migrations hold copies of
 * these statements; a test compares them with the database.
 */

type Row = "old" | "new";

export interface Totals {
  table: string;
  /** Triggers are called `<table>_<suffix>_insert` and so on; `total` unless said. */
  suffix?: "count";
  /** What it is counted as, as SQL; the table's name unless said. */
  name?: (row: Row) => string;
  /** The state of a row, as SQL; its `status` unless said. */
  state?: (row: Row) => string;
  /** The columns that the state is made of; `status` unless said. */
  madeOf?: readonly string[];
}

const stateOfEvent = (row: Row) =>
  `iif(${row}.deleted_at IS NOT NULL, 'deleted', iif(${row}.is_awaiting_review, 'waiting', iif(${row}.cancelled_at IS NOT NULL AND ${row}.show_status = 'active', 'cancelled', ${row}.show_status)))`;

export const allTotals: readonly Totals[] = [
  { table: "courses" },
  { table: "experiences" },
  { table: "databank_entries" },
  { table: "course_submissions" },
  { table: "replies" },
  {
    table: "pool_entries",
    name: (row) => `'pool_entries:' || ${row}.pool`,
    state: (row) => `iif(${row}.withheld_at IS NULL, ${row}.status, 'withheld')`,
    madeOf: ["status", "withheld_at"],
  },
  { table: "posts", suffix: "count", name: (row) => `'posts:' || ${row}.kind` },
  { table: "reports", suffix: "count" },
  { table: "appeals", suffix: "count" },
  { table: "contacts", suffix: "count" },
  { table: "legal_requests", suffix: "count" },
  { table: "graduate_applications", suffix: "count" },
  { table: "users", suffix: "count", state: (row) => `${row}.user_role`, madeOf: ["user_role"] },
  { table: "events", suffix: "count", state: stateOfEvent, madeOf: ["show_status", "deleted_at", "is_awaiting_review", "cancelled_at"] },
];

/** The statements that create a table's triggers for its totals, by name. */
export function totalStatements({ table, suffix, name, state, madeOf = ["status"] }: Totals): Record<string, string> {
  const nameOf = name ?? (() => `'${table}'`);
  const stateOf = state ?? ((row: Row) => `${row}.status`);
  const trigger = `${table}_${suffix ?? "total"}`;
  const less = `UPDATE counters SET value = value - 1 WHERE name = ${nameOf("old")} AND facet = ${stateOf("old")};`;
  const more = `INSERT INTO counters (name, facet, value) VALUES (${nameOf("new")}, ${stateOf("new")}, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;`;
  return {
    [`${trigger}_insert`]: `CREATE TRIGGER ${trigger}_insert AFTER INSERT ON ${table} BEGIN\n  ${more}\nEND`,
    [`${trigger}_update`]: `CREATE TRIGGER ${trigger}_update AFTER UPDATE OF ${madeOf.join(", ")} ON ${table} WHEN ${stateOf("old")} <> ${stateOf("new")} BEGIN\n  ${less}\n  ${more}\nEND`,
    [`${trigger}_delete`]: `CREATE TRIGGER ${trigger}_delete AFTER DELETE ON ${table} BEGIN\n  ${less}\nEND`,
  };
}
