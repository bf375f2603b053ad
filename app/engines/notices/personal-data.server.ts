/** Notifications are a person's own: they are handed out, and go with the account. */
import { noticeChoices, noticeCounts, notices, pushSubscriptions, quietHours } from "@schema/notices";
import type { PersonalColumn } from "../personal/personal.server";

export const noticePlaces: readonly PersonalColumn[] = [
  {
    stage: "content",
    table: notices,
    column: notices.userId,
    onDeletion: "delete",
    exported: { only: [notices.kind, notices.type, notices.path, notices.createdAt, notices.readAt] },
  },
  { stage: "counts", table: noticeCounts, column: noticeCounts.userId, onDeletion: "delete", exported: {} },
  { stage: "traces", table: noticeChoices, column: noticeChoices.userId, onDeletion: "delete", exported: {} },
  { stage: "traces", table: quietHours, column: quietHours.userId, onDeletion: "delete", exported: {} },
  {
    stage: "traces",
    table: pushSubscriptions,
    column: pushSubscriptions.userId,
    onDeletion: "delete",
    // Whoever has the address and the keys can send to the device.
    exported: { only: [pushSubscriptions.userAgent, pushSubscriptions.createdAt] },
  },
];
