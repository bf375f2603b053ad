/** Entries of the pools that wait for staff: none of their words, which only those read who agreed to the pool's text. */
import { sql } from "drizzle-orm";
import { collectionInbox, PANEL } from "~/engines/review/inbox.server";
import { agreedTo } from "~/platform/consents.server";
import { CONSENT_VERSION, poolNames } from "./pools.rules";

export const poolInbox = collectionInbox({
  name: "pool_entries",
  order: 9,
  label: "admin:inbox.pool_entries",
  list: `${PANEL}?kind=pool_entries`,
  counters: poolNames.map((pool) => `pool_entries:${pool}`),
  pageOf: ({ state }) => `/${state}`,
  from: sql`(SELECT * FROM pool_entries WHERE withheld_at IS NULL) AS t`,
  title: sql`''`,
  titleKey: sql`iif(t.pool = 'psychology', 'admin:poolEntries.psychology', 'admin:poolEntries.psychiatrist')`,
  excerpt: sql`NULL`,
  // Whoever hasn't agreed to the pool's text is asked to first: its pages would send them home.
  state: (ctx) =>
    sql`t.pool || iif(${agreedTo(ctx, sql`t.pool`, CONSENT_VERSION)}, '', '/consent?next=/' || t.pool) || '/one/' || t.entry_id`,
});
