/** Categories and tags as forms and API send them. */
import { z } from "zod";
import { idField, integerField, trimmedText } from "../../platform/forms/fields";
import { pagingShape } from "../../platform/lists/paging";
import { MAX_NAME, MAX_SLUG } from "./labels";
import { labelStates } from "./states";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Commas separate tags. */
const nameField = () => trimmedText(1, MAX_NAME).regex(/^[^,]*$/, "@labels:form.comma");
const iconField = () =>
  z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/)
    .optional();

export const labelEditSchema = z.strictObject({
  name_en: nameField(),
  name_tr: nameField(),
  icon: iconField(),
  /** Of the one that was read. */
  version: integerField(1, 1_000_000_000),
});
export type LabelEdit = z.infer<typeof labelEditSchema>;

export const labelSchema = labelEditSchema.omit({ version: true }).extend({
  /** Made of the English name when it is left out. */
  slug: z.string().trim().max(MAX_SLUG).regex(SLUG, "@labels:form.slug").optional(),
});
export type LabelInput = z.infer<typeof labelSchema>;

/** A category is a feature's. */
export const categorySchema = labelSchema.extend({ feature: z.string().regex(/^[a-z-]{1,40}$/) });

export const labelActs = ["activate", "deactivate", "up", "down", "delete"] as const;
export const labelActSchema = z.object({ act: z.enum(labelActs), id: idField() });
export type LabelAct = (typeof labelActs)[number];

export const mergeSchema = z.object({ act: z.literal("merge"), into: idField() });

/** Filters of the admins' list; anything unreadable is left out. */
export const labelFilters = z.object({
  q: trimmedText(0, 100).optional().catch(undefined),
  feature: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional()
    .catch(undefined),
  state: z.enum(labelStates).default("active").catch("active"),
  ...pagingShape,
});
export type LabelFilters = z.infer<typeof labelFilters>;

export const labelAnswer = z.object({
  id: z.string(),
  feature: z.string().nullable().describe("Whose category it is; null for tags."),
  slug: z.string(),
  name: z.string().meta({ description: "In the caller's language." }),
  name_en: z.string(),
  name_tr: z.string(),
});
