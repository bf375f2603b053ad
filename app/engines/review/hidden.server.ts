/** Whether reports hid something, as statements about its author's own ask, and what its author is told. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { sayIn } from "../../platform/i18n/say.server";
import type { HiddenByReports } from "./hidden";

interface HiddenRow {
  type: string;
  id: SQLWrapper;
  author: SQLWrapper;
  status: SQLWrapper;
  reviewedAt: SQLWrapper;
}

/**
 * Whether a row of the reader's own waits because of reports: the product itself hid it, and nobody has decided since. `CASE`, because
 * SQLite asks both sides of an `AND` whose value is shown, and would look into the audit for every row of a list.
 */
export const isHiddenByReports = ({ actor }: Pick<Context, "actor">, { type, id, author, status, reviewedAt }: HiddenRow): SQL<boolean> =>
  sql`(CASE WHEN ${status} = 'waiting' AND ${author} = ${actor?.userId ?? ""} THEN EXISTS (SELECT 1 FROM audit_entries AS h
    WHERE h.subject_type = ${type} AND h.subject_id = ${id} AND h.created_at >= coalesce(${reviewedAt}, 0) AND h.act = ${`${type}.hide`}
    AND h.actor_id IS NULL) ELSE 0 END)`.mapWith(Boolean) as SQL<boolean>;

/** What the author is told. */
export function hiddenWords(ctx: Pick<Context, "locale" | "product">): HiddenByReports {
  const say = sayIn(ctx);
  return { badge: say("review:byReports.badge"), text: say("review:byReports.text"), object: say("review:byReports.object") };
}
