/** Reports in the staff's one list of what waits: each reported thing once, with its oldest open report. */
import { sql } from "drizzle-orm";
import { EXCERPT, type InboxKind, type WaitingRow } from "~/engines/review/inbox.server";
import { written } from "~/platform/db.server";

const LIST = "/admin/reporting/all";

/** The oldest in one state; two of these are cheaper than one over both, because each follows its index. */
const oldestIn = (status: "open" | "claimed", limit: number) =>
  sql`SELECT * FROM (SELECT r.key, '' AS title, 'reporting:categories.' || r.category AS titleKey, substr(r.details, 1, ${EXCERPT}) AS excerpt,
    r.created_at AS at, r.status AS state FROM reports AS r WHERE r.status = ${status} AND NOT EXISTS (SELECT 1 FROM reports AS e
      WHERE e.subject_id = r.subject_id AND e.status IN ('open', 'claimed') AND e.key < r.key) ORDER BY r.key LIMIT ${limit})`;

export const reportInbox: InboxKind = {
  name: "reports",
  order: 1,
  counters: ["reports"],
  label: "reporting:pages.admin-all",
  list: LIST,
  waiting: ["open", "claimed"],
  done: ["upheld", "dismissed"],
  pageOf: ({ key, state }) => `${LIST}?${new URLSearchParams({ status: state ?? "open", ...(key > 1 && { after: String(key - 1) }) })}`,
  oldest: ({ db }, limit) => written<WaitingRow>(db, sql`${oldestIn("open", limit)} UNION ALL ${oldestIn("claimed", limit)}`),
};
