/** Openings and applications as forms and API send them. */
import { careerStatuses, studyYears } from "@schema/career";
import { z } from "zod";
import {
  callersKey,
  emailField,
  idField,
  integerField,
  linkField,
  personNameField,
  storableText,
  trimmedText,
} from "~/platform/forms/fields";
import { MAX_ANSWER, MAX_DESCRIPTION, MAX_MOTIVATION, MAX_TITLE, MIN_MOTIVATION } from "./career.limits";

/** An empty choice is none. */
const choice = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const applySchema = z.strictObject({
  name: personNameField(),
  email: emailField(),
  department_id: choice(idField()),
  year: z.enum(studyYears),
  opening_id: choice(idField()),
  motivation: trimmedText(MIN_MOTIVATION, MAX_MOTIVATION),
  link: choice(linkField(300)),
  /** A trap that people never see. */
  website: storableText(1000).optional(),
});
export type ApplyInput = z.infer<typeof applySchema>;

export const openingSchema = z.strictObject({
  title_en: trimmedText(2, MAX_TITLE),
  title_tr: trimmedText(2, MAX_TITLE),
  description_en: trimmedText(10, MAX_DESCRIPTION),
  description_tr: trimmedText(10, MAX_DESCRIPTION),
  order: integerField(1, 999),
  is_open: z.boolean().default(false),
  /** Of the opening that was changed; absent for a new one. */
  version: integerField(1, 1_000_000).optional(),
});
export type OpeningInput = z.infer<typeof openingSchema>;

/** A new one. */
export const newOpeningSchema = openingSchema.extend({ key: callersKey });
export type NewOpening = z.infer<typeof newOpeningSchema>;

export const decisionSchema = z.strictObject({
  decision: z.enum(["invited", "declined"]),
  answer: trimmedText(10, MAX_ANSWER),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What admins look at: applications in a state, or the openings with one in the form. */
export const boardFilters = z.object({
  status: z
    .enum([...careerStatuses, "openings"])
    .default("waiting")
    .catch("waiting"),
  /** Those that one has taken. */
  mine: z.literal("1").optional().catch(undefined),
  edit: storableText(80).optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
});
export type BoardFilters = z.infer<typeof boardFilters>;

export const openingAnswer = z.object({ opening_id: z.string(), title: z.string(), description: z.string() });
