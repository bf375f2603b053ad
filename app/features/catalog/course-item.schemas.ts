/** What every list says of a course. It is apart from the catalog's other schemas, which forms of other features would load too. */
import { courseLevels, courseTypes } from "@schema/catalog";
import { z } from "zod";

/** A course as lists and the API show it. */
export const courseItem = z.object({
  course_id: z.string(),
  course_code: z.string(),
  course_name: z.string(),
  credits: z.number().nullable(),
  course_type: z.enum(courseTypes),
  level: z.enum(courseLevels),
  department_code: z.string(),
  experience_count: z.number(),
  overall: z.number().nullable(),
  difficulty: z.number().nullable(),
  weekly_hours: z.number().nullable(),
});

/** How a list understood the words that were looked for. */
export const searchNote = z.object({
  how: z
    .enum(["typed", "similar", "some", "nothing", "unsearchable"])
    .describe("All words fit as typed; with mistypings set right; only some fit; none does; there was neither letter nor digit."),
  corrected: z.string().nullable().describe("What was looked for instead, when that can be said."),
});
export type SearchNote = z.infer<typeof searchNote>;

/** What a list read from words of filters and orders: `cuma boş`, `easy elective`. */
export const wishAnswer = z
  .object({
    text: z.string(),
    filters: z.record(z.string(), z.string()).describe("As values of the catalog's address."),
    parts: z.array(z.object({ names: z.array(z.string()).readonly(), text: z.string() })).describe("What of it can be left out."),
  })
  .nullable()
  .describe("Filters and an order that were read from the words; null when none were.");
