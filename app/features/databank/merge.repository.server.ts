/** Entries follow a course that is merged into another. */
import { databankEntries } from "@schema/databank";
import { sql } from "drizzle-orm";
import { countTwins, type MergePlace, moveWritten } from "~/engines/merge";

export const entriesMerge: MergePlace = {
  name: "entries",
  order: 2,
  tables: [databankEntries],
  count: ({ from }) => sql`SELECT count(*) FROM databank_entries WHERE course_id = ${from} AND status <> 'deleted'`,
  countTwice: (merge) => countTwins(databankEntries, merge),
  statements: (merge) => moveWritten(databankEntries, merge),
};
