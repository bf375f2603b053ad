/** Entries follow a course that is merged into another. */
import { databankEntries } from "@schema/databank";
import { sql } from "drizzle-orm";
import { countTwins, type MergedTable, moveAuthored } from "~/engines/merge";

export const entriesMerge: MergedTable = {
  name: "entries",
  order: 2,
  tables: [databankEntries],
  count: ({ from }) => sql`SELECT count(*) FROM databank_entries WHERE course_id = ${from} AND status <> 'deleted'`,
  countTwice: (merge) => countTwins(databankEntries, merge),
  statements: (merge) => moveAuthored(databankEntries, merge),
};
