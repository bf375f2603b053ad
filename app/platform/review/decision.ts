/** The states of what people contribute, and which decision leads from where to where. */

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
