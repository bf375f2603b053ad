/**
 * Refuses forms that no page of ours sends, before anything is built of them: the reader of forms makes arrays as long as
 * an index says, and objects as deep as a name.
 */
import type { z } from "zod";

const MOST_FIELDS = 500;
const MOST_ROWS = 200;
const LONGEST_NAME = 120;
const LONGEST_INTENT = 2_000;
/** `name`, `rows[3].name`, `boxes[]`. */
const NAME = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*|\[\d{0,3}\]){0,4}$/;
const INTENT = "__intent__";
const ROW_INTENTS = new Set(["insert", "remove", "reorder"]);

interface Definition {
  type: string;
  in?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
}

/** A schema without what is wrapped around it: transforms, defaults, optionality. */
function unwrapped(schema: z.core.$ZodType): Definition {
  const definition = schema._zod.def as unknown as Definition;
  const inner = definition.type === "pipe" ? definition.in : definition.innerType;
  return inner ? unwrapped(inner) : definition;
}

/** Whether a field of a form is a list of rows, which buttons of the form add and remove. */
function hasRows(schema: z.ZodType, name: string): boolean {
  const field = unwrapped(schema).shape?.[name];
  const list = field && unwrapped(field);
  return list?.type === "array" && list.element !== undefined && unwrapped(list.element).type === "object";
}

const isName = (name: string) =>
  name.length <= LONGEST_NAME && NAME.test(name) && [...name.matchAll(/\[(\d+)\]/g)].every(([, index]) => Number(index) < MOST_ROWS);

const isPosition = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_ROWS);

function isIntent(value: FormDataEntryValue, schema: z.ZodType): boolean {
  if (typeof value !== "string" || value.length > LONGEST_INTENT) return false;
  try {
    const { type, payload } = JSON.parse(value) as {
      type?: unknown;
      payload?: { name?: unknown; index?: unknown; from?: unknown; to?: unknown };
    };
    if (typeof type !== "string" || !ROW_INTENTS.has(type) || typeof payload?.name !== "string") return false;
    return hasRows(schema, payload.name) && [payload.index, payload.from, payload.to].every(isPosition);
  } catch {
    return false;
  }
}

/** Whether a form could have been sent by a page: few fields, short names, small indexes, rows as rows, and buttons that it has. */
export function isPlausibleForm(formData: FormData, schema: z.ZodType): boolean {
  const entries = [...formData];
  if (entries.length > MOST_FIELDS) return false;
  return entries.every(([name, value]) => (name === INTENT ? isIntent(value, schema) : isName(name) && !hasRows(schema, name)));
}
