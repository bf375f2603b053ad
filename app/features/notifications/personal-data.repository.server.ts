/** Where announcements name people: who read them, and who wrote them. */
import { announcementMarks, announcements } from "@schema/notifications";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const notificationPlaces: PersonalColumn[] = [
  { table: announcementMarks, column: announcementMarks.userId, stage: "traces", onDeletion: "delete", exported: {} },
  { table: announcements, column: announcements.createdBy, ...ACTED },
];
