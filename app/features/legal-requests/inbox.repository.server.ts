/** Requests by right in the staff's one list of what waits: answered on their own page, those that are due first. */
import { sql } from "drizzle-orm";
import { EXCERPT, type InboxKind, URGENCY, type WaitingRow } from "~/engines/review/inbox.server";
import { rawStatement } from "~/platform/db.server";
import { kindsFor } from "./kinds";

const among = (kinds: readonly string[]) =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );

const LIST = "/admin/requests/all";

export const legalRequestsInbox: InboxKind = {
  name: "legal_requests",
  order: 12,
  label: "admin:inbox.requests",
  counters: ["legal_requests"],
  waiting: ["open"],
  done: ["granted", "refused"],
  list: LIST,
  pageOf: ({ state }) => `/admin/requests/${state}`,
  oldest: ({ db, clock, actor }, limit) =>
    rawStatement<WaitingRow>(
      db,
      sql`SELECT r.key, r.name AS title, 'legal-requests:kinds.' || r.kind AS titleKey, substr(r.details, 1, ${EXCERPT}) AS excerpt,
        r.created_at AS at, r.request_id AS state, iif(r.warn_at <= ${clock.now()}, ${URGENCY.personal}, ${URGENCY.report}) AS urgency, NULL AS claim
        FROM legal_requests AS r WHERE r.status = 'open' AND r.kind IN (${among(kindsFor(actor))}) ORDER BY r.due_at, r.key LIMIT ${limit}`,
    ),
};
