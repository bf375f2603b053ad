/** What jobs destroyed because its time was over: how many of what, on which day, by which setting. No content. */
import { destructions } from "@schema/platform";
import { desc, type SQL, sql } from "drizzle-orm";
import type { Context } from "./context";
import { rawStatement } from "./db.server";
import type { Deletion } from "./product";
import { localDay } from "./time";

type Base = Pick<Context, "db" | "clock">;

const DELETION = /^delete from "(\w+)"/;
/** By which an admin's setting is read within the condition. */
const SETTING = /from settings where name = '(\w+)'/i;

/** The table whose rows a statement deletes, and the setting that says which; null for one that deletes none. */
export function deletedBy(statement: Deletion): { kind: string; setting: string | null } | null {
  const text = statement.toSQL().sql;
  const kind = DELETION.exec(text)?.[1];
  return kind === undefined ? null : { kind, setting: SETTING.exec(text)?.[1] ?? null };
}

/** How many rows a deletion would take now: its own words behind other first ones. */
export function countOf({ db }: Pick<Context, "db">, statement: Deletion) {
  const { sql: text, params } = statement.toSQL();
  // The text has a question mark for each value.
  const [first = "", ...parts] = text.replace(DELETION, 'SELECT count(*) AS count FROM "$1"').split("?");
  const query = parts.reduce((whole, part, i) => sql`${whole}${params[i]}${sql.raw(part)}`, sql.raw(first));
  return rawStatement<{ count: number }>(db, query);
}

/** The statement that adds to a day's numbers. @param count how many; what the statement before it changed unless given */
export function noteDestroyed({ db, clock }: Base, kind: string, setting: string | null = null, count: SQL = sql`changes()`) {
  const now = clock.now();
  return rawStatement(
    db,
    sql`INSERT INTO destructions (day, kind, setting, value, count, at)
      SELECT ${localDay(now)}, ${kind}, ${setting ?? ""}, (SELECT CAST(value AS INTEGER) FROM settings WHERE name = ${setting ?? ""}), ${count}, ${now} WHERE ${count} > 0
      ON CONFLICT (day, kind, setting) DO UPDATE SET count = count + excluded.count, value = excluded.value, at = excluded.at`,
  );
}

const MOST_SHOWN = 200;

/** What was destroyed, the latest days first. */
export const listDestructions = ({ db }: Pick<Context, "db">) =>
  db.select().from(destructions).orderBy(desc(destructions.day), destructions.kind, destructions.setting).limit(MOST_SHOWN);
