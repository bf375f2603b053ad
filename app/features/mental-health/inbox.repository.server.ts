/** Entries of the pools that wait for staff: none of their words, which only those read who agreed to the pool's text. */
import { sql } from "drizzle-orm";
import { collectionInbox, PANEL } from "~/engines/review/inbox.server";
import { poolNames } from "./pools.rules";

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
  state: sql`t.pool || '/one/' || t.entry_id`,
});
