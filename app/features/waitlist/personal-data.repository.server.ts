/** Where waitlists name people. */
import { waitlistEntries } from "@schema/waitlist";
import { usedFor } from "~/engines/personal/personal.server";

export const waitlistPlaces = usedFor(
  { purpose: "messages", bases: ["contract"], recipients: ["staff"], kept: "own", sensitivity: "ordinary" },
  [
    {
      stage: "content",
      table: waitlistEntries,
      column: waitlistEntries.userId,
      onDeletion: "delete",
      exported: { without: [waitlistEntries.confirmHash] },
    },
  ],
);
