/** Notifications are a person's own: they are handed out, and go with the account. */
import { noticeChoices, noticeCounts, notices, pushSubscriptions, quietHours } from "@schema/notices";
import { DAY } from "../../platform/clock";
import { usedFor } from "../personal/personal.server";
import { KEPT } from "./notices.repository.server";

export const noticePlaces = usedFor(
  { purpose: "notifications", bases: ["contract"], recipients: [], kept: "account", sensitivity: "ordinary" },
  [
    {
      stage: "content",
      table: notices,
      column: notices.userId,
      processing: {
        purpose: "notifications",
        bases: ["contract"],
        recipients: [],
        kept: { days: KEPT / DAY, since: "made" },
        sensitivity: "ordinary",
      },
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
      processing: { purpose: "notifications", bases: ["contract"], recipients: ["push"], kept: "own", sensitivity: "ordinary" },
      onDeletion: "delete",
      // Whoever has the address and the keys can send to the device.
      exported: { only: [pushSubscriptions.userAgent, pushSubscriptions.createdAt] },
    },
  ],
);
