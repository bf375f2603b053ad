/**
 * Full-text search: which columns of which table are indexed, and the SQL that keeps each index equal to its table.
 * Migrations hold copies of these statements; a test compares them with the database.
 */

export interface FullText {
  /** A table with an integer primary key `key`; its index is called `<table>_fts`. */
  table: string;
  /** The words first, then what queries narrow them by. */
  columns: readonly string[];
  /** The columns that a generated one among them is made of. */
  madeOf?: readonly string[];
}

export const fullTexts: readonly FullText[] = [
  { table: "courses", columns: ["search_text"] },
  { table: "experiences", columns: ["search_text"] },
  { table: "databank_entries", columns: ["search_text"] },
  { table: "users", columns: ["search_text"] },
  { table: "instructors", columns: ["name_key"] },
  { table: "graduate_applications", columns: ["search_text"] },
  { table: "course_equivalences", columns: ["search_text"] },
  { table: "communities", columns: ["search_text"] },
  { table: "qa_questions", columns: ["search_text"] },
  { table: "information_projects", columns: ["search_text"] },
  { table: "posts", columns: ["search_text", "kind", "status", "facet_a", "facet_b"] },
  {
    table: "events",
    columns: ["search_text", "search_state", "search_days", "type", "campus"],
    madeOf: ["show_status", "is_awaiting_review", "deleted_at", "cancelled_at"],
  },
];

/** The statements that create an index and its triggers, by name. */
export function fullTextStatements({ table, columns, madeOf = [] }: FullText): Record<string, string> {
  const index = `${table}_fts`;
  const list = columns.join(", ");
  const valuesOf = (row: "old" | "new") => [`${row}.key`, ...columns.map((column) => `${row}.${column}`)].join(", ");
  const remove = `INSERT INTO ${index} (${index}, rowid, ${list}) VALUES ('delete', ${valuesOf("old")});`;
  const add = `INSERT INTO ${index} (rowid, ${list}) VALUES (${valuesOf("new")});`;
  const isChanged = columns.map((column) => `old.${column} IS NOT new.${column}`).join(" OR ");
  return {
    [index]: `CREATE VIRTUAL TABLE ${index} USING fts5(${list}, content='${table}', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3')`,
    [`${index}_insert`]: `CREATE TRIGGER ${index}_insert AFTER INSERT ON ${table} BEGIN\n  ${add}\nEND`,
    [`${index}_update`]: `CREATE TRIGGER ${index}_update AFTER UPDATE OF ${[...columns, ...madeOf].join(", ")} ON ${table} WHEN ${isChanged} BEGIN\n  ${remove}\n  ${add}\nEND`,
    [`${index}_delete`]: `CREATE TRIGGER ${index}_delete AFTER DELETE ON ${table} BEGIN\n  ${remove}\nEND`,
  };
}
