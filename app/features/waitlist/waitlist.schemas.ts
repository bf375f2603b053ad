/** What waitlists are asked; forms and API share these. */
import { waitlistStatuses } from "@schema/waitlist";
import { z } from "zod";
import { integerField, storableText, trimmedText } from "~/platform/forms/fields";
import { MAX_INVITED, MAX_KEY, MAX_NAME, MAX_NOTE } from "./waitlist.limits";

const keyField = () =>
  z
    .string()
    .trim()
    .max(MAX_KEY)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "@waitlist:form.key");

export const joinSchema = z.strictObject({ feature: keyField(), note: trimmedText(0, MAX_NOTE).default("") });
export type JoinInput = z.infer<typeof joinSchema>;

export const joinForm = joinSchema.extend({ act: z.literal("join") });
export const confirmForm = z.strictObject({ act: z.literal("confirm"), token: storableText(100).min(20) });
export const entryForm = z.strictObject({ act: z.enum(["leave", "accept"]), feature: keyField() });

export const listSchema = z.strictObject({ key: keyField(), name_en: trimmedText(2, MAX_NAME), name_tr: trimmedText(2, MAX_NAME) });
export type ListInput = z.infer<typeof listSchema>;
export const inviteSchema = z.strictObject({ count: integerField(1, MAX_INVITED) });

export const listForm = listSchema.extend({ act: z.literal("add") });
export const inviteForm = inviteSchema.extend({ act: z.literal("invite"), feature: keyField() });
export const switchForm = z.strictObject({ act: z.enum(["open", "close"]), feature: keyField() });

/** Filters of the admins' list; anything unreadable is left out. */
export const waitlistFilters = z.object({
  q: trimmedText(0, 100).optional().catch(undefined),
  feature: keyField().optional().catch(undefined),
  status: z.enum(waitlistStatuses).default("waiting").catch("waiting"),
  after: z.coerce.number().int().positive().optional().catch(undefined),
});
export type WaitlistFilters = z.infer<typeof waitlistFilters>;

export const ownEntryAnswer = z.object({
  feature: z.string(),
  name: z.string(),
  status: z.enum(waitlistStatuses),
  place: z.number().nullable().describe("How many are invited before, and one; null unless waiting."),
  ends_at: z.number().nullable().describe("Until when it can be confirmed, or the invitation accepted."),
});
