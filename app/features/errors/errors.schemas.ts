/** What the list of errors can be narrowed by, and what may be done with one. */
import { z } from "zod";
import { trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { errorSources, errorStates } from "./states";

/** Anything unreadable in an address is left out, not refused. */
export const errorFilters = z.object({
  q: trimmedText(0, 100).optional().catch(undefined),
  state: z.enum(errorStates).default("open").catch("open"),
  source: z.enum(errorSources).optional().catch(undefined),
  ...pagingShape,
});
export type ErrorFilters = z.infer<typeof errorFilters>;

export const errorActSchema = z.strictObject({ act: z.enum(["resolve", "reopen"]) });
export type ErrorAct = z.infer<typeof errorActSchema>["act"];

/** What may be broken on purpose: the browser breaks without asking. */
export const errorTestSchema = z.strictObject({ act: z.literal("server") });
