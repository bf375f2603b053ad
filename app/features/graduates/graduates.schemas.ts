/** What graduates send, and what staff ask and decide; forms and API share these. */
import { z } from "zod";
import { emailField, idField, integerField, personNameField, phoneField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { applicationStatuses } from "./statuses";

const FIRST_YEAR = 1956;
const LAST_YEAR = 2100;

const hasProof = ({ diploma_number, alumni_link }: { diploma_number?: string; alumni_link?: string }) =>
  Boolean(diploma_number || alumni_link);

/** An application: a diploma number or an alumni link proves it; `website` is a trap that people never see. */
export const applySchema = z
  .strictObject({
    name: personNameField(),
    user_email: emailField(),
    phone: phoneField("@graduates:form.phone"),
    department_id: idField(),
    graduation_year: integerField(FIRST_YEAR, LAST_YEAR),
    diploma_number: trimmedText(0, 60).optional(),
    alumni_link: z.union([z.literal(""), z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300)]).optional(),
    note: trimmedText(0, 1000).optional(),
    website: storableText(1000).optional(),
  })
  .refine(hasProof, { path: ["diploma_number"], message: "@graduates:form.proof" });
export type ApplyInput = z.infer<typeof applySchema>;

/** Filters of the staff's page; anything unreadable in an address is left out. */
export const applicationFilters = z.object({
  status: z.enum(applicationStatuses).default("waiting").catch("waiting"),
  q: storableText(200).optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
  size: pagingShape.size,
});
export type ApplicationFilters = z.infer<typeof applicationFilters>;

/** The same for programs, which are told what is wrong. */
export const applicationQuery = z.object({
  status: z.enum(applicationStatuses).default("waiting"),
  q: storableText(200).optional(),
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

const decision = {
  decision: z.enum(["approve", "reject"]),
  reason: trimmedText(0, 500).optional(),
};
const hasReason = ({ decision, reason }: { decision: string; reason?: string }) => decision === "approve" || (reason?.length ?? 0) >= 3;
const reasonNeeded = { path: ["reason"], message: "@graduates:form.reason" };

/** A decision; rejecting asks for the reason that the applicant is mailed. */
export const decisionSchema = z.strictObject(decision).refine(hasReason, reasonNeeded);
export type DecisionInput = z.infer<typeof decisionSchema>;

/** The same as the page's form sends it. */
export const decisionFormSchema = z.object({ ...decision, application_id: idField() }).refine(hasReason, reasonNeeded);

export const applicationAnswer = z.object({
  application_id: z.string(),
  name: z.string(),
  user_email: z.string(),
  phone: z.string(),
  department_id: z.string(),
  department_name: z.string(),
  graduation_year: z.number(),
  diploma_number: z.string().nullable(),
  alumni_link: z.string().nullable(),
  note: z.string(),
  status: z.enum(applicationStatuses),
  reason: z.string().nullable(),
  created_at: z.number(),
  reviewed_at: z.number().nullable(),
  mine: z.boolean(),
});
