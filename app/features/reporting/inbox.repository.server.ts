/** Reports in the staff's one list of what waits: each reported thing once, with its oldest open report; the urgent first. */
import { type SQL, sql } from "drizzle-orm";
import { CLAIM_LASTS, UNDO_LASTS } from "~/engines/review/decision";
import { type Decidable, EXCERPT, type InboxKind, URGENCY, type WaitingRow } from "~/engines/review/inbox.server";
import { isAuthoredBy, isSealed, subjectJoins } from "~/engines/review/subjects.server";
import type { RecentDecision } from "~/engines/review/undo.server";
import type { StaffContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { placeOf } from "./reporting-list.repository.server";

const LIST = "/admin/reporting/all";

/** Those of one state that stand for all open reports of a thing. */
function openIn(ctx: StaffContext, status: "open" | "claimed"): SQL {
  const me = ctx.actor.userId;
  return sql`SELECT r.key, r.report_id AS id, '' AS title, 'reporting:categories.' || r.category AS titleKey,
    iif(${isSealed(ctx)}, '', substr(r.details, 1, ${EXCERPT})) AS excerpt, r.created_at AS at, r.status AS state, r.urgency,
    (${isAuthoredBy(ctx, me)}) IS 1 OR EXISTS (SELECT 1 FROM reports AS o WHERE (o.report_id = r.report_id OR o.subject_id = r.subject_id)
      AND o.status IN ('open', 'claimed') AND o.reporter_id = ${me}) AS isMine,
    CASE WHEN r.status = 'claimed' AND r.claimed_at > ${ctx.clock.now() - CLAIM_LASTS} THEN iif(r.claimed_by = ${me}, 'mine', 'other') END AS claim
    FROM reports AS r ${subjectJoins(ctx)} WHERE r.status = ${status} AND NOT EXISTS (SELECT 1 FROM reports AS e
      WHERE e.subject_id = r.subject_id AND e.status IN ('open', 'claimed') AND e.key < r.key)`;
}

/** The first in one state; two of these are cheaper than one over both, because each follows its index. */
const firstIn = (ctx: StaffContext, status: "open" | "claimed", limit: number): SQL =>
  sql`SELECT * FROM (${openIn(ctx, status)} ORDER BY r.urgency, r.key LIMIT ${limit})`;

/** What the reader decided on a moment ago, each thing once. */
export function recentReportDecisions({ db, actor, clock }: StaffContext, limit: number) {
  return rawStatement<RecentDecision>(
    db,
    sql`SELECT min(report_id) AS id, '' AS title, 'reporting:categories.' || min(category) AS titleKey, status,
      'reporting:states.' || status AS statusKey, decided_at AS at FROM reports
      WHERE decided_at > ${clock.now() - UNDO_LASTS} AND decided_by = ${actor.userId}
      GROUP BY coalesce(subject_id, report_id), decided_at ORDER BY decided_at DESC LIMIT ${limit}`,
  );
}

/** @param decidable how a report is decided on in the list */
export const reportInbox = (decidable: Decidable): InboxKind => ({
  name: "reports",
  order: 1,
  counters: ["reports"],
  label: "reporting:pages.admin-all",
  list: LIST,
  waiting: ["open", "claimed"],
  done: ["upheld", "dismissed"],
  pageOf({ key, state, urgency: own = URGENCY.report }) {
    const after = placeOf({ urgency: own, key }) - 1;
    return `${LIST}?${new URLSearchParams({ status: state ?? "open", ...(after > 0 && { after: String(after) }) })}`;
  },
  oldest: (ctx, limit) => rawStatement<WaitingRow>(ctx.db, sql`${firstIn(ctx, "open", limit)} UNION ALL ${firstIn(ctx, "claimed", limit)}`),
  decidable,
});
