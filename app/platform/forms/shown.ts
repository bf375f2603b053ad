/** Fields that a form shows only after a certain choice: while they aren't shown they are neither judged nor sent. */
import type { z } from "zod";

/** By the name of a field (its rows and parts included), whether it is shown; `value` gives what another field holds. */
type Conditions = Readonly<Record<string, (value: (name: string) => string | null) => boolean>>;

const conditionsOf = new WeakMap<z.ZodType, Conditions>();

/** A form's schema with the fields that aren't always shown. */
export function shownOnlyIf<Schema extends z.ZodType>(schema: Schema, conditions: Conditions): Schema {
  conditionsOf.set(schema, conditions);
  return schema;
}

const isOf = (name: string, field: string) => name === field || name.startsWith(`${field}[`) || name.startsWith(`${field}.`);

/** A form without the fields that its page doesn't show. */
export function withoutUnshown(formData: FormData, schema: z.ZodType): FormData {
  const conditions = Object.entries(conditionsOf.get(schema) ?? {});
  const value = (name: string) => formData.get(name) as string | null;
  const unshown = conditions.filter(([, isShown]) => !isShown(value)).map(([field]) => field);
  if (unshown.length === 0) return formData;
  const shown = new FormData();
  for (const [name, entry] of formData) if (!unshown.some((field) => isOf(name, field))) shown.append(name, entry);
  return shown;
}
