/** Messages that belong to a conditional write: written in its batch, one for each row of a source. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../context";
import { rawStatement } from "../db.server";

/** What a message is made of, as SQL about its source. */
export interface MessagesFrom {
  /** Same cause, same key: it is written once. */
  dedupeKey: SQL;
  /** A JSON document in the shape of its kind. */
  payload: SQL;
  /** UTC milliseconds: not before this; at once unless said. */
  notBefore?: SQL;
}

/**
 * The statement that writes a message for each row of a source. The same key is written once.
 * @param source `FROM … WHERE …`, or a condition alone: `WHERE …`
 */
export function outgoingFrom(
  { db, clock }: Pick<Context, "db" | "clock">,
  kind: string,
  { dedupeKey, payload, notBefore = sql`0` }: MessagesFrom,
  source: SQL,
) {
  const now = clock.now();
  return rawStatement(
    db,
    sql`INSERT INTO outbox (outbox_id, dedupe_key, kind, payload, next_attempt_at, created_at, updated_at)
      SELECT 'outbox-' || lower(hex(randomblob(10))), ${dedupeKey}, ${kind}, ${payload}, ${notBefore}, ${now}, ${now} ${source} ON CONFLICT DO NOTHING`,
  );
}
