/** The states of what people contribute, and which decision leads from where to where. */

import { MINUTE } from "../../platform/clock";

/** A claim holds this long, in milliseconds; then anybody may take over. */
export const CLAIM_LASTS = 30 * MINUTE;
/** A decision can be taken back this long, in milliseconds. */
export const UNDO_LASTS = 10 * MINUTE;

/** Characters of a reason. */
export const MAX_REASON = 500;
/** Characters of an answer by mail. */
export const MAX_ANSWER = 4000;

export const reviewStatuses = ["waiting", "approved", "rejected", "deleted"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const decisions = ["approve", "reject", "delete", "restore"] as const;
export type Decision = (typeof decisions)[number];

interface Transition {
  from: readonly ReviewStatus[];
  to: ReviewStatus;
  needsReason: boolean;
}

/** Rejecting what was approved hides it; restoring sends it back to review, never straight to readers. */
export const transitions: Record<Decision, Transition> = {
  approve: { from: ["waiting", "rejected"], to: "approved", needsReason: false },
  reject: { from: ["waiting", "approved"], to: "rejected", needsReason: true },
  delete: { from: ["waiting", "approved", "rejected"], to: "deleted", needsReason: false },
  restore: { from: ["deleted"], to: "waiting", needsReason: false },
};
