/** After a change of keys (`POOL_KEYS`) what an older key sealed is sealed anew, so that the older one can be taken away. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Context } from "../platform/context";
import { rawStatement } from "../platform/db.server";
import { openCell, sealCell, sealedNow } from "../platform/sealed-cells.server";

/** A column whose cells are sealed. */
interface SealedColumn {
  column: SQLiteColumn;
  /** The public id of a row, by which its cell is bound. */
  id: SQLiteColumn;
  /** Which rows are sealed, where not all are. */
  only?: SQL;
}

const AT_ONCE = 50;

/**
 * Seals what an older key sealed, a few rows at a time; what changed meanwhile is left alone, because it was sealed with the new key.
 * @returns how many @throws when some can't be opened, after all others are done
 */
export async function resealColumn(ctx: Pick<Context, "db" | "env">, { column, id, only = sql`1` }: SealedColumn): Promise<number> {
  const [table, name, rowId] = [getTableName(column.table), sql.identifier(column.name), sql.identifier(id.name)];
  const now = await sealedNow(ctx);
  const seal = async ({ row, stored }: { row: string; stored: string }) => {
    const cell = { table, row, column: column.name };
    const anew = await sealCell(ctx, cell, await openCell(ctx, cell, stored));
    return rawStatement(ctx.db, sql`UPDATE ${sql.identifier(table)} SET ${name} = ${anew} WHERE ${rowId} = ${row} AND ${name} = ${stored}`);
  };
  let [after, count, lost] = ["", 0, 0];
  for (;;) {
    const [rows] = await ctx.db.batch([
      rawStatement<{ row: string; stored: string }>(
        ctx.db,
        sql`SELECT ${rowId} AS row, ${name} AS stored FROM ${sql.identifier(table)}
          WHERE ${rowId} > ${after} AND ${name} <> '' AND substr(${name}, 1, ${now.length}) <> ${now} AND ${only} ORDER BY ${rowId} LIMIT ${AT_ONCE}`,
      ),
    ]);
    const sealed = (await Promise.all(rows.map((row) => seal(row).catch(() => null)))).filter((statement) => statement !== null);
    const [first, ...others] = sealed;
    if (first) await ctx.db.batch([first, ...others]);
    count += sealed.length;
    lost += rows.length - sealed.length;
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)?.row ?? "";
  }
  if (lost > 0) throw new Error(`${lost} cells of ${table}.${column.name} can't be opened: a key of POOL_KEYS is gone`);
  return count;
}
