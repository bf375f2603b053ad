/** The address of a person's calendar goes with their account. */
import { calendarFeeds } from "@schema/overview";
import { usedFor } from "~/engines/personal/personal.server";

export const overviewPlaces = usedFor(
  { purpose: "planning", bases: ["contract"], recipients: ["chosen"], kept: "own", sensitivity: "confidential" },
  [
    {
      table: calendarFeeds,
      column: calendarFeeds.userId,
      stage: "traces",
      onDeletion: "delete",
      exported: { only: [calendarFeeds.kinds, calendarFeeds.locale, calendarFeeds.createdAt] },
    },
  ],
);
