/** What staff send when they decide on contributions. */
import { z } from "zod";
import { storableText, trimmedText } from "../../platform/forms/fields";
import { type Decision, decisions, MAX_REASON, transitions } from "./decision";
import { rejectionTemplates, textsOf } from "./templates";

const shape = {
  ids: z.array(storableText(60).min(1)).min(1).max(100),
  decision: z.enum(decisions),
  reason: trimmedText(0, MAX_REASON).optional(),
};

const hasReason = ({ decision, reason }: { decision: Decision; reason?: string }) =>
  !transitions[decision].needsReason || Boolean(reason && reason.length >= 3);

const templateTexts = textsOf(rejectionTemplates);

const reasonNeeded = { path: ["reason"], message: "@validation:reasonNeeded" };

/** One decision on up to a hundred contributions; rejecting asks for the reason that its author will see. */
export const reviewSchema = z.strictObject(shape).refine(hasReason, reasonNeeded);

/** The same as a page's form sends it, with the collection when the page shows several. */
export const reviewFormSchema = z
  .object({ ...shape, collection: storableText(40).default(""), template: storableText(40).optional() })
  .transform(({ template, ...value }) => ({ ...value, reason: value.reason || templateTexts.get(template ?? "") }))
  .refine(hasReason, reasonNeeded);

export type ReviewInput = z.infer<typeof reviewSchema>;
