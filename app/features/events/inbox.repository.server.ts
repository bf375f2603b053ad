/** Events that wait for staff, in the list of everything that does. They are decided on where they are edited. */
import { sql } from "drizzle-orm";
import { EXCERPT, type InboxKind, type WaitingRow } from "~/engines/review/inbox.server";
import { rawStatement } from "~/platform/db.server";

/** Leads to the list where staff decide: there each event is shown or left hidden, and opened in full. */
export const eventInbox: InboxKind = {
  name: "events",
  order: 6,
  label: "admin:inbox.events",
  counters: ["events"],
  waiting: ["waiting"],
  done: ["active", "inactive"],
  list: "/event/edit/panel?state=waiting",
  pageOf: () => "/event/edit/panel?state=waiting",
  oldest: ({ db }, limit) =>
    rawStatement<WaitingRow>(
      db,
      sql`SELECT key, event_id AS id, name AS title, substr(description, 1, ${EXCERPT}) AS excerpt, created_at AS at FROM events
        WHERE is_awaiting_review = 1 AND deleted_at IS NULL ORDER BY key LIMIT ${limit}`,
    ),
};
