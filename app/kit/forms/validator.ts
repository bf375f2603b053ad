/** Checks a form in the browser; loaded when somebody first touches a form, because zod is large. */
import type { z } from "zod";
import { type FormWords, parseForm } from "../../platform/forms/parse";

/** What conform calls before it lets a form go. */
export type Validate = (formData: FormData) => ReturnType<typeof parseForm>;

/** Ties a schema to the reader's words. */
export function createValidator(schema: z.ZodType, words: FormWords): Validate {
  return (formData) => parseForm(formData, schema, words);
}
