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

/** What members are told of courses abroad, to compare with their own. */
export const equivalencesAnswer = z.object({
  equivalences: z.array(
    z.object({
      post_id: z.string().describe("The semester abroad of which it is told."),
      university: z.string(),
      country: z.string().describe("In the caller's language where it is known."),
      their_course: z.string(),
      our_course: z.string().describe("As it was written: mostly a code."),
      is_accepted: z.boolean(),
      term: z.string().nullable().describe("As it was written."),
      department: z.number().int().nullable().describe("Equal numbers of an answer are people of one department; which one isn't told."),
    }),
  ),
});
export type AbroadCourse = z.infer<typeof equivalencesAnswer>["equivalences"][number];
