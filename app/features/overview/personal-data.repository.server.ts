/** The address of a person's calendar goes with their account. */
import { calendarFeeds } from "@schema/overview";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const overviewPlaces: PersonalColumn[] = [
  {
    table: calendarFeeds,
    column: calendarFeeds.userId,
    stage: "traces",
    onDeletion: "delete",
    exported: { only: [calendarFeeds.kinds, calendarFeeds.locale, calendarFeeds.createdAt] },
  },
];
