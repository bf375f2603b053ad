/** The operator's record as admins fill it in: each field may stay empty, and what is there is of its kind. */
import { z } from "zod";
import { emailField, phoneField, trimmedText } from "~/platform/forms/fields";
import { operatorKinds } from "~/platform/operator";
import { MAX_ADDRESS, MAX_LINE, MAX_NAME } from "./operator.limits";

const line = (max: number) =>
  trimmedText(0, max)
    .refine((text) => !text.includes("\n"), "@operator:form.line")
    .default("");

/** Digits of a number, however they were grouped. */
const digits = (count: number, message: string) =>
  z
    .string()
    .max(MAX_LINE)
    .overwrite((text) => text.replace(/[\s.-]/g, ""))
    .refine((text) => text === "" || (/^\d+$/.test(text) && text.length === count), message)
    .default("");

const orEmpty = <Schema extends z.ZodType<string>>(schema: Schema) => z.union([z.literal(""), schema]).default("");

const MERSIS_DIGITS = 16;
const TAX_DIGITS = 10;

export const operatorSchema = z.strictObject({
  kind: orEmpty(z.enum(operatorKinds)),
  name: line(MAX_NAME),
  address: trimmedText(0, MAX_ADDRESS).default(""),
  phone: orEmpty(phoneField("@operator:form.phone")),
  email: orEmpty(emailField() as z.ZodType<string>),
  kep: orEmpty(emailField() as z.ZodType<string>),
  mersis: digits(MERSIS_DIGITS, "@operator:form.mersis"),
  tax: digits(TAX_DIGITS, "@operator:form.tax"),
  etbis: line(MAX_LINE),
  verbis: line(MAX_LINE),
  representative: line(MAX_NAME),
  hosting: line(MAX_ADDRESS),
  contact: orEmpty(emailField() as z.ZodType<string>),
  /** What the writer read: a change made since by somebody else isn't overwritten unseen. */
  version: z.int().min(0),
});
export type OperatorInput = z.infer<typeof operatorSchema>;
