/** What is told and asked of the pools; forms and API share these. There is no field for a diagnosis. */
import { costBands, meetings, sessionLanguages, waits } from "@schema/mental-health";
import { z } from "zod";
import { integerField, shownTextField, trimmedText, versionField, wholeLira } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { MAX_EXPERIENCE, MIN_EXPERIENCE } from "./choices";

/** One line: a form's line ends would break lists. */
const line = (min: number, max: number) => trimmedText(min, max).regex(/^[^\n]*$/);

export const entrySchema = z.strictObject({
  experience: trimmedText(MIN_EXPERIENCE, MAX_EXPERIENCE),
  sessions: integerField(1, 1000),
  therapist_name: line(0, 80).optional(),
  fee: wholeLira(0, 1_000_000).optional(),
  cost_band: z.enum(costBands),
  language: z.enum(sessionLanguages),
  meeting: z.enum(meetings),
  city: line(2, 60),
  reach: trimmedText(0, 300).optional(),
  first_wait: z.enum(waits),
});
export type EntryInput = z.infer<typeof entrySchema>;

/** What an entry tells, as it is sealed. */
export interface EntryWords {
  experience: string;
  sessions: number;
  therapistName: string | null;
  fee: number | null;
  costBand: EntryInput["cost_band"];
  language: EntryInput["language"];
  meeting: EntryInput["meeting"];
  city: string;
  reach: string | null;
  firstWait: EntryInput["first_wait"];
}

/** One that is changed. */
export const entryEditSchema = entrySchema.extend({ version: versionField() });
export type EntryEdit = z.infer<typeof entryEditSchema>;

/** Filters of a list; anything unreadable in an address is left out. */
export const poolFilters = z.object({
  city: trimmedText(1, 60).optional().catch(undefined),
  meeting: z.enum(meetings).optional().catch(undefined),
  language: z.enum(sessionLanguages).optional().catch(undefined),
  cost_band: z.enum(costBands).optional().catch(undefined),
  ...pagingShape,
});
export type PoolFilters = z.infer<typeof poolFilters>;

/** What the page of a pool's consent sends. */
export const consentFormSchema = z
  .strictObject({
    act: z.enum(["accept", "withdraw", "remove"]),
    agree: z.boolean().default(false),
    of_age: z.boolean().default(false),
    /** Of the text that was read. */
    version: integerField(1, 1_000_000).optional(),
    /** The hash of the text as the page had it. */
    shown: shownTextField().optional(),
  })
  .refine(({ act, agree }) => act !== "accept" || agree, { path: ["agree"], message: "@mental-health:consent.tick" })
  .refine(({ act, of_age }) => act !== "accept" || of_age, { path: ["of_age"], message: "@mental-health:consent.ageTick" });
