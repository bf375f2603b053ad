/**
 * What is sent twice with one key is made once: the id of what is made follows from its sender, the key and what was sent,
 * so the id's own uniqueness is the guard, also of two at the same moment.
 */
import { eq } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Context } from "./context";
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
 * Writes a batch that makes a row under an id of `idFor`. Where the row is there already the id refuses the whole batch, so that
 * nothing is counted or told twice; whatever refused it, a limit of the table as well, the row is what was asked for.
 * @param column of the row's id, which is unique
 * @returns what the statements gave; null when the row was there
 */
export async function onlyOnce<const Statements extends readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]>(
  { db }: Pick<Context, "db">,
  column: SQLiteColumn,
  id: string,
  statements: Statements,
): Promise<BatchResponse<Statements> | null> {
  try {
    return await db.batch(statements);
  } catch (failed) {
    const there = await db.select({ id: column }).from(column.table).where(eq(column, id)).limit(1);
    if (there.length > 0) return null;
    throw failed;
  }
}
