/** Reads a form with its schema, the same way on the server and in the browser, and says in the reader's words what is wrong. */
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import type { z } from "zod";
import { issueText } from "./issues";

/** The words that messages are made of. */
export interface FormWords {
  /** Its `fields.*` are the labels. */
  feature: string;
  t(key: string, values?: Record<string, unknown>): string;
  exists(key: string): boolean;
}

/** A Turkish decimal comma is as good as a point: `2,5`. Thousands separators aren't guessed. */
function readNumber(text: string): number {
  const plain = text.trim();
  if (plain === "") return Number.NaN;
  return Number(/^[-+]?\d*,\d+$/.test(plain) ? plain.replace(",", ".") : plain);
}

function readBoolean(text: string): boolean {
  if (text === "on" || text === "true") return true;
  if (text === "false") return false;
  throw new Error("neither true nor false");
}

const { coerceFormValue } = configureCoercion({ type: { number: readNumber, boolean: readBoolean } });

/** The label of a field: the last named part of `gradeParts[0].weight`. */
export function labelOf(path: readonly PropertyKey[], { feature, t, exists }: FormWords): string {
  const name = path.findLast((part) => typeof part === "string") as string | undefined;
  if (name === undefined) return t("validation:body");
  const key = `${feature}:fields.${name}`;
  return exists(key) ? t(key) : name;
}

/** A conform submission: its value when everything is right, its messages by field when not. */
export function parseForm<Schema extends z.ZodType>(formData: FormData, schema: Schema, words: FormWords) {
  return parseWithZod<Schema, string[]>(formData, {
    schema: coerceFormValue(schema) as unknown as Schema,
    disableAutoCoercion: true,
    error: (issue) => issueText(issue, labelOf(issue.path ?? [], words), words.t),
    formatError: (issues) =>
      issues.map((issue) => (issue.message.startsWith("@") ? issueText(issue, labelOf(issue.path, words), words.t) : issue.message)),
  });
}
