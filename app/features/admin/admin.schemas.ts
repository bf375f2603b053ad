/** How the panel's list of what waits can be narrowed, and what is done in it. */
import { z } from "zod";
import { MAX_REASON } from "~/engines/review/decision";
import { rejectionTemplates, textsOf } from "~/engines/review/templates";
import { idField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";

export const panelFilters = z.object({ kind: storableText(60).optional().catch(undefined), size: pagingShape.size });
export type PanelFilters = z.infer<typeof panelFilters>;

const templateTexts = textsOf(rejectionTemplates);

/** Dead messages are sent again: one, or all when none is named. */
const retrySchema = z.object({ act: z.literal("retry"), message_id: idField().optional() });

/** One act on one thing that waits; rejecting asks for the reason that its author will read. */
const workFormSchema = z
  .object({
    act: z.enum(["claim", "undo", "approve", "reject"]),
    inbox: storableText(60),
    id: idField(),
    reason: trimmedText(0, MAX_REASON).default(""),
    template: storableText(40).optional(),
  })
  .transform(({ template, ...value }) => ({ ...value, reason: value.reason || (templateTexts.get(template ?? "") ?? "") }))
  .refine(({ act, reason }) => act !== "reject" || reason.length >= 3, { path: ["reason"], message: "@validation:reasonNeeded" });
export type Work = z.infer<typeof workFormSchema>;

/** Every form of the panel. */
export const panelFormSchema = z.discriminatedUnion("act", [workFormSchema, retrySchema]);
export type PanelAct = z.infer<typeof panelFormSchema>;
