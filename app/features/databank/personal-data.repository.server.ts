/** Where databank entries name people. */
import { databankEntries } from "@schema/databank";
import { eq } from "drizzle-orm";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const databankPlaces: PersonalColumn[] = [
  {
    stage: "content",
    table: databankEntries,
    column: databankEntries.authorId,
    onDeletion: { detachWhere: eq(databankEntries.status, "approved") },
    exported: { without: [databankEntries.reviewedBy] },
  },
  { table: databankEntries, column: databankEntries.reviewedBy, ...ACTED },
];
