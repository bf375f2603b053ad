/** What the database tools are asked; the calls name fields and values, the forms list them in rows. */
import { z } from "zod";
import { documentKeys } from "../../engines/document-keys";
import { storableText, trimmedText } from "../../platform/forms/fields";
import { collectionNames, databases, MAX_FIELDS } from "./choices";

const MAX_VALUE = 5000;

const target = {
  db_name: z.enum(databases),
  collection_name: z.enum(collectionNames),
  key: z.enum(documentKeys),
  value: trimmedText(1, 254),
};
const fieldName = storableText(80);
const isDryRun = z.boolean().default(false);

export const findSchema = z.strictObject(target);
export type FindInput = z.infer<typeof findSchema>;

export const updateSchema = z.strictObject({
  ...target,
  update_data: z.record(fieldName, z.unknown()).refine((data) => Object.keys(data).length <= MAX_FIELDS, "@content-tools:form.tooMany"),
  dry_run: isDryRun,
});
export type UpdateInput = z.infer<typeof updateSchema>;

export const unsetSchema = z.strictObject({ ...target, unset_fields: z.array(fieldName).max(MAX_FIELDS), dry_run: isDryRun });
export type UnsetInput = z.infer<typeof unsetSchema>;

export const deleteSchema = z.strictObject({ ...target, dry_run: isDryRun });
export type DeleteInput = z.infer<typeof deleteSchema>;

const field = trimmedText(0, 80).default("");

export const updateForm = z.strictObject({
  ...target,
  changes: z
    .array(z.strictObject({ field, new_value: trimmedText(0, MAX_VALUE).default("") }))
    .min(1)
    .max(MAX_FIELDS),
  dry_run: isDryRun,
});

export const unsetForm = z.strictObject({
  ...target,
  fields: z.array(z.strictObject({ field })).min(1).max(MAX_FIELDS),
  dry_run: isDryRun,
});

const documentAnswer = z.record(z.string(), z.unknown()).nullable();
const count = z.union([z.literal(0), z.literal(1)]);

export const findAnswer = z.object({ result: documentAnswer });
export const changeAnswer = z.object({
  matched_count: count,
  modified_count: count,
  dry_run: z.boolean(),
  before: documentAnswer,
  after: documentAnswer,
});
export const deleteAnswer = z.object({ deleted_count: count, dry_run: z.boolean(), before: documentAnswer });
