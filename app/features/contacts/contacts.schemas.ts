/** A message to the team and what becomes of it; forms and API share these. */
import { contactPlatforms, contactStatuses } from "@schema/contacts";
import { z } from "zod";
import { callersKey, emailField, personNameField, phoneField, storableText, trimmedText } from "~/platform/forms/fields";
import { MAX_ANSWER, MAX_DETAILS, MAX_SUBJECT, MIN_DETAILS } from "./contacts.limits";

/** Digits with what people put between them; empty is none. */
const phone = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() || undefined : value),
  phoneField("@contacts:form.phone").optional(),
);

export const contactSchema = z.strictObject({
  first_name: personNameField(),
  last_name: personNameField(),
  email: emailField(),
  phone,
  subject: trimmedText(3, MAX_SUBJECT),
  platform: z.enum(contactPlatforms),
  details: trimmedText(MIN_DETAILS, MAX_DETAILS),
  /** A trap that people never see. */
  website: storableText(1000).optional(),
  key: callersKey,
});
export type ContactInput = z.infer<typeof contactSchema>;

export const contactFilters = z.object({
  status: z.enum(contactStatuses).default("open").catch("open"),
  /** Those that one has taken. */
  mine: z.literal("1").optional().catch(undefined),
  q: storableText(100).optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
});
export type ContactFilters = z.infer<typeof contactFilters>;

export const answerSchema = z.strictObject({ answer: trimmedText(3, MAX_ANSWER) });

/** What the page of one message sends. */
export const contactActSchema = z.discriminatedUnion("act", [
  answerSchema.extend({ act: z.literal("answer") }),
  z.strictObject({ act: z.enum(["close", "reopen"]) }),
]);

export const contactAnswer = z.object({
  contact_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  platform: z.enum(contactPlatforms),
  details: z.string(),
  status: z.enum(contactStatuses),
  answer: z.string().nullable(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
});
