/** Entries of the pools as reports and requests for removal are about them; staff read the entry itself on its own page. */
import { sql } from "drizzle-orm";
import type { Reportable } from "~/engines/reportable";
import { reviewableEntries } from "./mental-health.repository.server";
import { poolNames } from "./pools.rules";

export const reportableEntry: Reportable = {
  idPrefix: "poolentry",
  reviewable: reviewableEntries(),
  isHideable: true,
  isSealed: true,
  sealedAt: { pages: ["/mental-health", ...poolNames.map((pool) => `/${pool}/`)], readAt: `/${poolNames[0]}/all?view=requests` },
  join: sql`LEFT JOIN pool_entries AS pe ON r.subject_type = 'pool-entry' AND pe.entry_id = r.subject_id`,
  place: sql`pe.pool`,
  text: sql`NULL`,
  status: sql`iif(pe.withheld_at IS NULL, pe.status, 'deleted')`,
  author: sql`pe.author_id`,
  pageOf: (id, pool) => `/${pool}/one/${id}`,
};
