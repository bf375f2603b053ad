/** Where waitlists name people. */
import { waitlistEntries } from "@schema/waitlist";
import type { PersonalPlace } from "~/engines/personal/personal.server";

export const waitlistPlaces: PersonalPlace[] = [
  {
    stage: "content",
    table: waitlistEntries,
    column: waitlistEntries.userId,
    onDeletion: "delete",
    exported: { without: [waitlistEntries.confirmHash] },
  },
];
