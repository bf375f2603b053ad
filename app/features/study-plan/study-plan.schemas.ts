/** What browsers are told of a curriculum, to plan with it themselves. */
import { electiveKinds } from "@schema/catalog";
import { z } from "zod";
import { idField } from "~/platform/forms/fields";

export const curriculumParams = z.object({ program_id: idField() });

const line = z.object({
  semester: z.number(),
  course_code: z.string().nullable().describe("null for an elective."),
  elective_kind: z.enum(electiveKinds).nullable(),
  name: z.string(),
  credits: z.number().nullable().describe("Credits of the university; null while unknown."),
  prerequisites: z.array(z.array(z.string())).describe("Any set satisfies; a set needs all of its courses."),
  given: z.array(z.string()).describe("Terms in which it was given, newest first."),
  catalog_semesters: z
    .array(z.enum(["fall", "spring", "summer"]))
    .nullable()
    .describe("When the catalog says that it is given; null while unknown."),
});

export const curriculumAnswer = z.object({
  program_id: z.string(),
  name: z.string(),
  department_code: z.string(),
  department_id: z.string(),
  terms: z.array(z.string()).describe("Terms whose timetables are known, newest first."),
  lines: z.array(line),
});
export type CurriculumAnswer = z.infer<typeof curriculumAnswer>;
export type CurriculumLine = CurriculumAnswer["lines"][number];
