/** Where announcements name people: who read them, and who wrote them. */
import { announcementMarks, announcements } from "@schema/notifications";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const notificationPlaces = usedFor(
  { purpose: "notifications", bases: ["contract"], recipients: [], kept: "account", sensitivity: "ordinary" },
  [
    { table: announcementMarks, column: announcementMarks.userId, stage: "traces", onDeletion: "delete", exported: {} },
    { table: announcements, column: announcements.createdBy, ...ACTED },
  ],
);
