/** Reads a form with its schema, the same way on the server and in the browser, and says in the reader's words what is wrong. */
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import type { z } from "zod";
import { issueText } from "./issues";
import { isNumber, numberIn } from "./numbers";
import { withoutUnshown } from "./shown";

/** Of buttons that add and remove rows: nothing is judged then. */
const INTENT = "__intent__";

/** The words that messages are made of. */
export interface FormWords {
  /** Its `fields.*` are the labels; `names.*` stand in sentences for those that ask something or are half a sentence. */
  feature: string;
  /** Numbers are read as it writes them. */
  locale: "en" | "tr";
  t(key: string, values?: Record<string, unknown>): string;
  exists(key: string): boolean;
}

function readBoolean(text: string): boolean {
  if (text === "on" || text === "true") return true;
  if (text === "false") return false;
  throw new Error("neither true nor false");
}

const coercionOf = (locale: "en" | "tr") =>
  configureCoercion({
    type: { boolean: readBoolean },
    customize: (schema) => (isNumber(schema) ? (value) => numberIn(schema, value, locale) : null),
  });

const coercions = { en: coercionOf("en"), tr: coercionOf("tr") };

/**
 * What sentences call a field: the last named part of `gradeParts[0].weight`, by its name, or else by its label.
 * A name for all parts, `names.gradeParts_weight`, comes first: the same word may mean something else outside of rows.
 */
export function labelOf(path: readonly PropertyKey[], { feature, t, exists }: FormWords): string {
  const parts = path.filter((part) => typeof part === "string");
  const name = parts.at(-1);
  if (name === undefined) return t("validation:body");
  const key = [`names.${parts.join("_")}`, `names.${name}`, `fields.${name}`].map((each) => `${feature}:${each}`).find(exists);
  return key ? t(key) : name;
}

/** A conform submission: its value when everything is right, its messages by field when not. */
export function parseForm<Schema extends z.ZodType>(formData: FormData, schema: Schema, words: FormWords) {
  return parseWithZod<Schema, string[]>(formData.has(INTENT) ? formData : withoutUnshown(formData, schema), {
    schema: coercions[words.locale].coerceFormValue(schema) as unknown as Schema,
    disableAutoCoercion: true,
    error: (issue) => issueText(issue, labelOf(issue.path ?? [], words), words.t, words.locale),
    formatError: (issues) =>
      issues.map((issue) =>
        issue.message.startsWith("@") ? issueText(issue, labelOf(issue.path, words), words.t, words.locale) : issue.message,
      ),
  });
}
