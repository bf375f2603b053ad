/**
 * What is sent twice with one key is made once: the id of what is made follows from its sender, the key and what was sent,
 * so the id's own uniqueness is the guard, also of two at the same moment.
 */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Context } from "./context";
import { isStale, onlyIf, type Results } from "./db.server";
import { derivedId, newNonce } from "./ids";

type Sender = Pick<Context, "actor" | "address" | "env">;

/**
 * The id of something new. Without a key it is chance. Guests may hold one kept page, and so one key; a page that somebody went
 * back to has the key that it had: so what was sent counts too, and other words are another thing.
 * @param said everything that was sent
 */
export const idFor = ({ actor, address, env }: Sender, prefix: string, key: string | undefined, said: unknown): Promise<string> =>
  derivedId(prefix, key ? JSON.stringify([env.AUTH_SECRET, prefix, actor?.userId ?? address, key, said]) : newNonce());

/**
 * Writes a batch that makes a row under an id of `idFor`. Where the row is there already, nothing of it is written.
 * @param column of the row's id
 * @returns what the statements gave; null when the row was there
 */
export async function onlyOnce<const Statements extends readonly BatchItem<"sqlite">[]>(
  { db }: Pick<Context, "db">,
  column: SQLiteColumn,
  id: string,
  statements: Statements,
): Promise<Results<Statements> | null> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${column.table} WHERE ${column} = ${id})`;
  try {
    const [, ...results] = await db.batch([onlyIf(db, isNew), ...statements]);
    return results as unknown as Results<Statements>;
  } catch (failed) {
    if (isStale(failed)) return null;
    throw failed;
  }
}
