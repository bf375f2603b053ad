/** Mails that belong to a conditional write: queued in its batch, and only where its condition held. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../context";
import { written } from "../db.server";
import type { MailPayload } from "./outbox.server";

/** What a mail is made of, as SQL about its source. */
interface MailFrom {
  dedupeKey: SQL;
  /** A JSON document in the shape of `MailPayload`. */
  payload: SQL;
}

/**
 * The statement that queues a mail for each row of a source. The same key is written once.
 * @param source `FROM … WHERE …`, or a condition alone: `WHERE …`
 */
export function outgoingMailFrom({ db, clock }: Pick<Context, "db" | "clock">, { dedupeKey, payload }: MailFrom, source: SQL) {
  const now = clock.now();
  return written(
    db,
    sql`INSERT INTO outbox (outbox_id, dedupe_key, kind, payload, created_at, updated_at)
      SELECT 'outbox-' || lower(hex(randomblob(10))), ${dedupeKey}, 'mail', ${payload}, ${now}, ${now} ${source} ON CONFLICT DO NOTHING`,
  );
}

/**
 * The statement that queues a mail where a condition holds. The condition is read when the statement runs: after the
 * write that the mail belongs to it sees what that write left. The same key is written once.
 */
export const outgoingMailIf = (ctx: Pick<Context, "db" | "clock">, dedupeKey: string, payload: MailPayload, condition: SQL) =>
  outgoingMailFrom(ctx, { dedupeKey: sql`${dedupeKey}`, payload: sql`${JSON.stringify(payload)}` }, sql`WHERE ${condition}`);
