/** The operator's record as admins fill it in: each field may stay empty, and what is there is of its kind. */
import { z } from "zod";
import { countryCodes } from "~/platform/countries";
import { emailField, phoneField, trimmedText } from "~/platform/forms/fields";
import { operatorKinds } from "~/platform/operator";
import { mechanisms, services } from "~/platform/processors";
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

/** What stays here is sent nowhere. */
const HOME = "TR";

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

const isCountry = (code: string) => code === "" || countryCodes.includes(code);

/** Who processes data by one service; each field may stay empty, and the service stays off until none is. */
export const processorSchema = z
  .strictObject({
    service: z.enum(services),
    company: line(MAX_NAME),
    country: z.string().max(2).refine(isCountry, "@operator:form.country").default(""),
    mechanism: orEmpty(z.enum(mechanisms)),
    contract: orEmpty(z.iso.date()),
    version: z.int().min(0),
  })
  .refine(({ country, mechanism }) => !mechanism || !country || (mechanism === "domestic") === (country === HOME), {
    path: ["mechanism"],
    message: "@operator:form.mechanism",
  });
export type ProcessorInput = z.infer<typeof processorSchema>;

/** Which service's row is filled in. */
export const processorQuery = z.object({ service: z.enum(services).default("cloudflare").catch("cloudflare") });
