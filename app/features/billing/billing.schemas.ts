/** What admins ask of billing records and what they add to one. Anything unreadable in an address is left out. */
import { z } from "zod";
import { idField, integerField, trimmedText } from "~/platform/forms/fields";
import { isDay } from "~/platform/time";
import { MAX_ASKED, MAX_REFERENCE } from "./billing.limits";

export const recordFilters = z.object({
  /** The number of an order, a payment or an invoice, or the buyer's address: all of it. */
  q: trimmedText(0, MAX_ASKED).default("").catch(""),
  /** Where the page before ended: the row's number. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
});
export type RecordFilters = z.infer<typeof recordFilters>;

/** The first and the last day of a file. */
const day = z.iso.date().refine(isDay, "@validation:day");
export const fileQuery = z.object({ from: day, until: day });
export type FileQuery = z.infer<typeof fileQuery>;

export const referenceForm = z.strictObject({
  reference: trimmedText(0, MAX_REFERENCE).default(""),
  /** When the record was last changed, as the form shows it. */
  version: integerField(1, Number.MAX_SAFE_INTEGER),
});
export type ReferenceForm = z.infer<typeof referenceForm>;

export const rightForm = z.strictObject({ act: z.enum(["give", "take"]), user_id: idField() });
