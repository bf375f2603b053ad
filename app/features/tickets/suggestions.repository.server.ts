/** What the assistant offers to somebody who has tickets for what is still to come. */
import { sql } from "drizzle-orm";
import type { SuggestionSource } from "~/engines/suggestions";
import { rawStatement } from "~/platform/db.server";

export const ticketSuggestion: SuggestionSource = {
  order: 2,
  statements: ({ db, actor, clock }) => [
    rawStatement<{ one: number }>(
      db,
      sql`SELECT 1 AS one FROM tickets AS t CROSS JOIN events AS e ON e.event_id = t.event_id
        WHERE t.user_id = ${actor.userId} AND t.state = 'valid' AND e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
          AND e.last_at >= ${clock.now()} LIMIT 1`,
    ),
  ],
  questions: ({ product, locale }, [rows = []]) => (rows.length > 0 ? [product.translators[locale].t("tickets:assistant.suggested")] : []),
};
