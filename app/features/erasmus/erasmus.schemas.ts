/** A course abroad and what it counted as. */
import { z } from "zod";
import { trimmedText } from "~/platform/forms/fields";

export const equivalenceSchema = z.strictObject({
  their_course: trimmedText(2, 120),
  our_course: trimmedText(2, 60),
  credits: trimmedText(0, 20).optional(),
  is_accepted: z.boolean().default(false),
});

export type EquivalenceInput = z.infer<typeof equivalenceSchema>;
