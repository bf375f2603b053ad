/** Conversations with the assistant go with their account. */
import { aiAnswers, aiChats, aiUsage } from "@schema/ai";
import { usedFor } from "~/engines/personal/personal.server";
import type { OutsidePlace } from "~/engines/personal/processing";
import { UNANSWERED_DAYS } from "./unanswered.repository.server";

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

const counted = { purpose: "assistant", bases: ["interest"], recipients: ["staff"], sensitivity: "ordinary" } as const;

/** Words of questions that found nothing, and marks of who asked: nobody's account finds one (decision 082). */
export const unansweredPlaces: readonly OutsidePlace[] = [
  { id: "ai_unanswered.words", processing: { ...counted, kept: { days: UNANSWERED_DAYS, since: "used" } }, isUsed: () => true },
  { id: "ai_unanswered_marks.mark", processing: { ...counted, kept: { days: UNANSWERED_DAYS, since: "made" } }, isUsed: () => true },
];
