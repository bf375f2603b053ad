/** Messages that the queue gave up. */
import { deadLetters } from "@schema/platform";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../context";

/** Stores one; the same message is stored once. */
export async function insertDeadLetter(
  { db, clock }: Context,
  queue: string,
  messageId: string,
  body: QueueMessage | TrafficMessage,
): Promise<void> {
  await db.insert(deadLetters).values({ messageId, queue, body, createdAt: clock.now() }).onConflictDoNothing();
}

/** The statement that destroys messages of a kind which has its own time. @param since the first day whose messages stay */
export const forgetLetters = ({ db }: Pick<Context, "db">, kind: TrafficMessage["kind"], since: SQL) =>
  db.delete(deadLetters).where(sql`body ->> 'kind' = ${kind} AND created_at < unixepoch(${since}) * 1000`);
