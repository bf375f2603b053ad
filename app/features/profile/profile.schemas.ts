/** What people say of themselves; forms and API share these. */
import { z } from "zod";
import { foldTurkish } from "~/platform/folding";
import { idField, linkField, personNameField, storableText, trimmedText, userNameField } from "~/platform/forms/fields";

const MOST_LINKS = 5;
const MAX_LINK = 200;

/** A form sends one address a line, a program a list; what is wrong is said of the whole field. */
const links = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : value),
  z
    .array(z.string())
    .max(MOST_LINKS)
    .refine((all) => all.every((link) => linkField(MAX_LINK).safeParse(link).success), "@validation:https")
    .optional()
    .default([]),
);

const about = {
  name: personNameField(),
  user_name: userNameField(),
  bio: trimmedText(0, 500).optional().default(""),
  links,
  department_id: idField().optional(),
  entrance_year: z.number().int().min(1956).max(2100).optional(),
};
const look = {
  locale: z.enum(["en", "tr"]),
  theme: z.enum(["light", "dark"]).optional(),
};
const password = z.string().min(1).max(200);

/** What one says of oneself. */
export const aboutSchema = z.strictObject(about);

/** How one wants the site. */
export const lookSchema = z.strictObject(look);

/** Both for programs; the second step stays as it is when it is left out, and turning it off asks for the password. */
export const accountSchema = z.strictObject({
  ...about,
  ...look,
  has_second_step: z.boolean().optional(),
  user_password: password.optional(),
});

/** The page's form for the second step. */
export const secondStepSchema = z.strictObject({
  has_second_step: z.boolean().optional().default(false),
  user_password: password.optional(),
});

/** The word that somebody types who really wants to go, in either language. */
const LEAVING_WORDS = ["delete", "sil"];

export const leavingSchema = z.strictObject({
  user_password: password,
  confirmation: z
    .string()
    .max(20)
    .refine((word) => LEAVING_WORDS.includes(foldTurkish(word).trim()), "@profile:form.confirmation"),
});

/** What is taken back of what one agreed to, and whether what one wrote by it goes too. */
export const withdrawSchema = z.strictObject({ purpose: storableText(40), removes: z.boolean().default(false) });

export const profileAnswer = z.object({
  user_id: z.string(),
  user_email: z.string(),
  user_name: z.string(),
  user_role: z.enum(["user", "moderator", "admin"]),
  name: z.string(),
  bio: z.string(),
  links: z.array(z.string()),
  department_id: z.string().nullable(),
  entrance_year: z.number().nullable(),
  locale: z.enum(["en", "tr"]),
  theme: z.enum(["light", "dark"]).nullable(),
  has_second_step: z.boolean(),
  created_at: z.number().describe("UTC milliseconds."),
  deletion_due_at: z.number().nullable().describe("When the account goes for good, in UTC milliseconds."),
});

export type AboutInput = z.infer<typeof aboutSchema>;
export type LookInput = z.infer<typeof lookSchema>;
export type WithdrawInput = z.infer<typeof withdrawSchema>;
export type SecondStepInput = z.infer<typeof secondStepSchema>;
