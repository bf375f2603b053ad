/** Where waitlists name people. */
import { waitlistEntries } from "@schema/waitlist";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const waitlistPlaces: PersonalColumn[] = [
  {
    stage: "content",
    table: waitlistEntries,
    column: waitlistEntries.userId,
    onDeletion: "delete",
    exported: { without: [waitlistEntries.confirmHash] },
  },
];
