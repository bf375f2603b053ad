/**
 * What each person contributed, by state: which tables are counted, and the SQL that keeps their rows of `contributions` true.
 * Migrations hold copies of these statements; a test compares them with the database.
 */

type Row = "old" | "new";

const STATES = ["waiting", "approved", "rejected", "deleted"] as const;

export interface Contributed {
  table: string;
  /** What it is counted as, as SQL; the table's name unless said. */
  name?: (row: Row) => string;
  /** The column that names its author; `author_id` unless said. */
  author?: string;
  /** Whether a row is in a state, as SQL; by its `status` unless said. */
  isIn?: (row: Row, state: (typeof STATES)[number]) => string;
  /** The columns that states are made of, and whether they can be null; `status` unless said. */
  madeOf?: Record<string, "null" | "never null">;
  /** New rows also count in what is contributed each hour. */
  isCountedHourly?: true;
}

const isEventIn: Contributed["isIn"] = (row, state) =>
  ({
    waiting: `${row}.deleted_at IS NULL AND ${row}.is_awaiting_review`,
    approved: `${row}.deleted_at IS NULL AND NOT ${row}.is_awaiting_review AND ${row}.show_status = 'active'`,
    rejected: `${row}.deleted_at IS NULL AND NOT ${row}.is_awaiting_review AND ${row}.show_status <> 'active'`,
    deleted: `${row}.deleted_at IS NOT NULL`,
  })[state];

export const allContributed: readonly Contributed[] = [
  { table: "experiences", isCountedHourly: true },
  { table: "databank_entries", isCountedHourly: true },
  { table: "posts", name: (row) => `'posts:' || ${row}.kind`, isCountedHourly: true },
  { table: "course_submissions" },
  { table: "replies" },
  {
    table: "events",
    author: "created_by",
    isIn: isEventIn,
    madeOf: { show_status: "never null", deleted_at: "null", is_awaiting_review: "never null" },
  },
];

/** The statements that create a table's triggers for what people contributed, by name. */
export function contributedStatements(contributed: Contributed): Record<string, string> {
  const { table, author = "author_id", madeOf = { status: "never null" }, isCountedHourly } = contributed;
  const nameOf = contributed.name ?? (() => `'${table}'`);
  const isIn: Contributed["isIn"] = contributed.isIn ?? ((row, state) => `${row}.status = '${state}'`);
  const count = (row: Row, by: 1 | -1) => {
    const sums = STATES.map((state) => `${state} = ${state} + excluded.${state}`).join(", ");
    const values = STATES.map((state) => `(${isIn(row, state)}) * ${by}`).join(", ");
    return `INSERT INTO contributions (user_id, collection, ${STATES.join(", ")}, last_at)
    SELECT ${row}.${author}, ${nameOf(row)}, ${values}, ${row}.created_at WHERE ${row}.${author} IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET ${sums}${by === 1 ? ", last_at = max(last_at, excluded.last_at)" : ""};`;
  };
  const differs = ([column, can]: [string, string]) => `old.${column} ${can === "null" ? "IS NOT" : "<>"} new.${column}`;
  const changed = [...Object.entries(madeOf), [author, "null"] as [string, string]];
  const trigger = `${table}_contributions`;
  const hourly = `CREATE TRIGGER ${table}_hourly AFTER INSERT ON ${table} BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;\nEND`;
  return {
    [`${trigger}_insert`]: `CREATE TRIGGER ${trigger}_insert AFTER INSERT ON ${table} BEGIN\n  ${count("new", 1)}\nEND`,
    [`${trigger}_update`]: `CREATE TRIGGER ${trigger}_update AFTER UPDATE OF ${changed.map(([column]) => column).join(", ")} ON ${table} WHEN ${changed.map(differs).join(" OR ")} BEGIN\n  ${count("old", -1)}\n  ${count("new", 1)}\nEND`,
    [`${trigger}_delete`]: `CREATE TRIGGER ${trigger}_delete AFTER DELETE ON ${table} BEGIN\n  ${count("old", -1)}\nEND`,
    ...(isCountedHourly && { [`${table}_hourly`]: hourly }),
  };
}
