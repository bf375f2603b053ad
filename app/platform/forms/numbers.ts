/** Numbers that arrive as text, in forms and in JSON, read as the field's schema and the reader's language say. */
import type { z } from "zod";
import { isMoney } from "./fields";
import { readMoney, readNumber } from "./typed";

type Locale = "en" | "tr";
type Schema = z.core.$ZodType;

interface Definition {
  type: string;
  in?: Schema;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Whether a schema is that of a number. */
export const isNumber = (schema: Schema): schema is z.ZodNumber => definitionOf(schema).type === "number";

/** The number of a text; nothing of an empty one, and the text itself when it is none or may be two. Other values stay. */
export function numberIn(schema: z.ZodNumber, value: unknown, locale: Locale): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  const bounds = { min: schema.minValue ?? undefined, max: schema.maxValue ?? undefined };
  const read = (isMoney(schema) ? readMoney : readNumber)(value, locale, bounds);
  return typeof read === "number" ? read : value;
}

/** A document with the texts read that stand where its schema wants numbers. */
export function withNumbersRead(schema: Schema, value: unknown, locale: Locale): unknown {
  const { type, in: input, innerType, element, shape } = definitionOf(schema);
  const inner = type === "pipe" ? input : innerType;
  if (inner) return withNumbersRead(inner, value, locale);
  if (isNumber(schema)) return typeof value === "string" && value.trim() === "" ? value : numberIn(schema, value, locale);
  if (element && Array.isArray(value)) return value.map((each) => withNumbersRead(element, each, locale));
  if (!shape || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const read = ([name, each]: [string, unknown]): [string, unknown] => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, field ? withNumbersRead(field, each, locale) : each];
  };
  return Object.fromEntries(Object.entries(value).map(read));
}
