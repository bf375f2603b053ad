/** Conversations with the assistant go with their account. */
import { aiAnswers, aiChats, aiUsage } from "@schema/ai";
import { usedFor } from "~/engines/personal/personal.server";

export const aiPlaces = usedFor(
  {
    purpose: "assistant",
    bases: ["contract"],
    recipients: ["model"],
    kept: { setting: "assistantKeptDays", since: "used" },
    sensitivity: "confidential",
  },
  [
    { stage: "content", table: aiAnswers, column: aiAnswers.userId, onDeletion: "delete", exported: {} },
    { stage: "content", table: aiChats, column: aiChats.userId, onDeletion: "delete", exported: {} },
    // A count for a day at most, which says nothing that its conversations don't.
    {
      stage: "traces",
      table: aiUsage,
      column: aiUsage.userId,
      onDeletion: "delete",
      exported: "nothing",
      processing: { purpose: "security", bases: ["interest"], recipients: [], kept: { days: 1, since: "made" }, sensitivity: "ordinary" },
    },
  ],
);
