/** Who may read the databank: earned by approved contributions, never a role. */
import type { Role } from "~/platform/context";

export interface VipFacts {
  role: Role;
  isVerifiedGraduate: boolean;
  /** Approved experiences and databank entries. */
  approved: number;
  waiting: number;
  /** First-semester preview, UTC milliseconds. */
  previewUntil: number | null;
}

export interface VipProgress {
  isVip: boolean;
  /** Why the databank is open; null when it isn't. */
  reason: "staff" | "graduate" | "contributions" | "preview" | null;
  approved: number;
  waiting: number;
  threshold: number;
  missing: number;
  previewUntil: number | null;
}

/**
 * VIP as `features.md` settles it: enough approved contributions, or a verified graduate, or staff; students in their
 * first semester read for 30 days instead of being pushed to invent ratings. Derived from today's rows, so a
 * contribution that is removed takes it back.
 */
export function vipProgress(facts: VipFacts, threshold: number, now: number): VipProgress {
  const { role, isVerifiedGraduate, approved, waiting, previewUntil } = facts;
  const isPreview = previewUntil !== null && previewUntil > now;
  const reason =
    role !== "user" ? "staff" : isVerifiedGraduate ? "graduate" : approved >= threshold ? "contributions" : isPreview ? "preview" : null;
  const missing = Math.max(0, threshold - approved);
  return { isVip: reason !== null, reason, approved, waiting, threshold, missing, previewUntil: isPreview ? previewUntil : null };
}
