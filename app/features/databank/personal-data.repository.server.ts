/** Where databank entries name people. */
import { databankEntries } from "@schema/databank";
import { eq } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const databankPlaces = usedFor(
  { purpose: "contributions", bases: ["contract", "interest"], recipients: ["members", "staff"], kept: "own", sensitivity: "open" },
  [
    {
      stage: "content",
      table: databankEntries,
      column: databankEntries.authorId,
      onDeletion: { detachWhere: eq(databankEntries.status, "approved") },
      exported: { without: [databankEntries.reviewedBy] },
    },
    { table: databankEntries, column: databankEntries.reviewedBy, ...ACTED },
  ],
);
