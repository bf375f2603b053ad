/** Where entries of the pools name people. They tell of somebody's health, so they go with the account, approved or not. */
import { poolEntries } from "@schema/mental-health";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { openEntry } from "./entry-words.server";

export const poolPlaces = usedFor(
  { purpose: "health", bases: ["explicit"], recipients: ["consenting", "staff"], kept: "own", sensitivity: "special" },
  [
    {
      stage: "content",
      table: poolEntries,
      column: poolEntries.authorId,
      onDeletion: "delete",
      exported: { without: [poolEntries.reviewedBy, poolEntries.mark, poolEntries.version] },
      opened: (ctx, row) => openEntry(ctx, row as typeof poolEntries.$inferSelect),
    },
    { table: poolEntries, column: poolEntries.reviewedBy, ...ACTED },
  ],
);
