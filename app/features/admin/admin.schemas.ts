/** How the panel's list of what waits can be narrowed, and what is done in it. */
import { z } from "zod";
import { MAX_ANSWER, MAX_REASON } from "~/engines/review/decision";
import { idField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";

export const panelFilters = z.object({ kind: storableText(60).optional().catch(undefined), ...pagingShape });
export type PanelFilters = z.infer<typeof panelFilters>;

/** Dead messages are sent again: one, or all when none is named. */
const retrySchema = z.object({ act: z.literal("retry"), message_id: idField().optional() });

/** What can be done with one thing that waits. */
export const workActs = ["claim", "undo", "approve", "reject", "uphold", "dismiss", "reply", "close", "grant", "refuse"] as const;

/** One act on one thing that waits; a text, or the name of a ready sentence, goes with some of them. */
const workFormSchema = z.object({
  act: z.enum(workActs),
  inbox: storableText(60),
  id: idField(),
  reason: trimmedText(0, MAX_REASON).default(""),
  template: storableText(40).optional(),
  /** What goes out by mail. */
  answer: trimmedText(0, MAX_ANSWER).default(""),
  author_reason: trimmedText(0, MAX_REASON).default(""),
  author_template: storableText(40).optional(),
  pause_days: z.enum(["1", "7", "30"]).optional(),
  /** The part of the page that comes next, where scripts don't run. */
  next: z
    .string()
    .regex(/^[a-z_]{1,60}-\d{1,15}$/)
    .optional(),
  /** Sent by a script, which stays on the page and says itself what happened. */
  in_place: z.literal("1").optional(),
});
export type Work = Pick<z.infer<typeof workFormSchema>, "act" | "inbox" | "id"> & Partial<z.infer<typeof workFormSchema>>;

/** Every form of the panel. */
export const panelFormSchema = z.discriminatedUnion("act", [workFormSchema, retrySchema]);
export type PanelAct = z.infer<typeof panelFormSchema>;
