/** What the law gives a time: what waits of it, where it is dealt with, and what an alert calls it. A new kind is a row here. */
import { type SQL, sql } from "drizzle-orm";

const kinds = ["requestDue", "requestOverdue", "breachDue", "breachOverdue"] as const;
export type DeadlineKind = (typeof kinds)[number];

interface Deadline {
  /** Kinds of alerts: while its time runs out, and once it has. */
  due: DeadlineKind;
  overdue: DeadlineKind;
  /** What waits, with `id`, `warn_at` and `due_at`. */
  waiting: SQL;
  page: string;
  /** The words, of nobody's writing, that say which an alert `a` is about. */
  titleKey: SQL;
}

export const deadlines = [
  {
    due: "requestDue",
    overdue: "requestOverdue",
    waiting: sql`SELECT request_id AS id, warn_at, due_at FROM legal_requests WHERE status = 'open'`,
    page: "/admin/requests/",
    titleKey: sql`(SELECT 'legal-requests:kinds.' || r.kind FROM legal_requests AS r WHERE r.request_id = a.subject)`,
  },
  {
    due: "breachDue",
    overdue: "breachOverdue",
    waiting: sql`SELECT breach_id AS id, warn_at, due_at FROM breaches WHERE board_told_at IS NULL AND board <> 'keep'`,
    page: "/admin/breaches/",
    titleKey: sql`'alerts:titles.breach'`,
  },
] as const satisfies readonly Deadline[];

/** What an alert `a` about a deadline calls what it is about; null for any other. */
export const titleKey: SQL = sql`CASE ${sql.join(
  deadlines.map((each) => sql`WHEN a.kind IN (${each.due}, ${each.overdue}) THEN ${each.titleKey}`),
  sql` `,
)} END`;
