/** How the log of decisions can be narrowed, and bringing back what one of them took down. Anything unreadable is left out. */
import { z } from "zod";
import { idField, storableText, trimmedText } from "~/platform/forms/fields";
import { momentCursor, pagingShape } from "~/platform/lists/paging";
import { MAX_RESTORE_REASON, outcomes } from "./outcomes";

const name = storableText(60).min(1).optional().catch(undefined);

export const decisionFilters = z.object({
  /** The id of whoever decided. */
  actor: name,
  /** What it was decided on: `experience`. */
  kind: name,
  outcome: z.enum(outcomes).optional().catch(undefined),
  /** The last one seen: when it was, and its key. */
  before: momentCursor().optional().catch(undefined),
  size: pagingShape.size,
});
export type DecisionFilters = z.infer<typeof decisionFilters>;

/** What was removed comes back. */
export const restoreForm = z.object({
  audit_id: idField(),
  restore_reason: trimmedText(3, MAX_RESTORE_REASON),
  /** Its author appealed in vain, and whoever restores it was told so. */
  overrules: z.literal("1").optional(),
});
export type RestoreForm = z.infer<typeof restoreForm>;
