/** Fields that a form shows only after a certain choice: while they aren't shown they are neither judged nor sent. */
import type { z } from "zod";

type Value = (name: string) => readonly string[];

/**
 * By the name of a field (its rows and parts included), whether it is shown; `value` gives what another field holds, several where several
 * are chosen. `rows[].part` is that part of every row: `value("rows[].other")` is then the other part of the same row, `row` its place.
 */
type Conditions = Readonly<Record<string, (value: Value, row: number) => boolean>>;

const conditionsOf = new WeakMap<z.ZodType, Conditions>();

/** A form's schema with the fields that aren't always shown. */
export function shownOnlyIf<Schema extends z.ZodType>(schema: Schema, conditions: Conditions): Schema {
  conditionsOf.set(schema, conditions);
  return schema;
}

const isOf = (name: string, field: string) => name === field || name.startsWith(`${field}[`) || name.startsWith(`${field}.`);

const ROW = "[]";

/** A field, or the same part of each row that a form has, with the place of the row. */
function placesOf(field: string, names: readonly string[]): { name: string; row: number }[] {
  const [list, part] = field.split(ROW);
  if (part === undefined) return [{ name: field, row: 0 }];
  const rows = names.flatMap((name) => (name.startsWith(`${list}[`) ? [Number.parseInt(name.slice(`${list}[`.length), 10)] : []));
  return [...new Set(rows)].map((row) => ({ name: `${list}[${row}]${part}`, row }));
}

/** A form without the fields that its page doesn't show. */
export function withoutUnshown(formData: FormData, schema: z.ZodType): FormData {
  const names = [...formData.keys()];
  const valueIn = (row: number) => (name: string) => formData.getAll(name.replace(ROW, `[${row}]`)) as string[];
  const unshown = Object.entries(conditionsOf.get(schema) ?? {}).flatMap(([field, isShown]) =>
    placesOf(field, names).flatMap(({ name, row }) => (isShown(valueIn(row), row) ? [] : [name])),
  );
  if (unshown.length === 0) return formData;
  const shown = new FormData();
  for (const [name, entry] of formData) if (!unshown.some((field) => isOf(name, field))) shown.append(name, entry);
  return shown;
}
