/** Writes thousands of rows with one parameter each time, past D1's hundred. */
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../app/platform/db.server";

const CHUNK = 400;

/** Inserts complete rows (every column that has no default must be there); rows that exist stay as they are. */
export async function insertMany<T extends SQLiteTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => rows.some((row) => name in row));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, index) => sql.raw(`json_extract(value, '$[${index}]')`)),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK).map((row) =>
      columns.map(([name, column]) => {
        const value = (row as Record<string, unknown>)[name];
        return value === undefined || value === null ? null : column.mapToDriverValue(value);
      }),
    );
    await db.run(
      sql`INSERT OR IGNORE INTO ${sql.identifier(getTableName(table))} (${names}) SELECT ${values} FROM json_each(${JSON.stringify(chunk)})`,
    );
  }
}
