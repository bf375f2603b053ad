/** Mails that belong to a conditional write: queued in its batch, and only where its condition held. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../context";
import { written } from "../db.server";
import { newId } from "../ids";
import type { MailPayload } from "./outbox.server";

/**
 * The statement that queues a mail where a condition holds. The condition is read when the statement runs: after the
 * write that the mail belongs to it sees what that write left. The same key is written once.
 */
export function outgoingMailIf({ db, clock }: Pick<Context, "db" | "clock">, dedupeKey: string, payload: MailPayload, condition: SQL) {
  const now = clock.now();
  return written(
    db,
    sql`INSERT INTO outbox (outbox_id, dedupe_key, kind, payload, created_at, updated_at)
      SELECT ${newId("outbox", now)}, ${dedupeKey}, 'mail', ${JSON.stringify(payload)}, ${now}, ${now} WHERE ${condition}
      ON CONFLICT DO NOTHING`,
  );
}
