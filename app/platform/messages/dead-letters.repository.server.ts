/** Messages that the queue gave up. */
import { deadLetters } from "@schema/platform";
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
