/** A course as staff write it; the form and the checks in browsers share this. */
import { courseLanguages, courseLevels, courseStatuses, courseTypes } from "@schema/catalog";
import { z } from "zod";
import { plainCourseCode } from "~/platform/course-codes";
import { idField, integerField, storableText, trimmedText } from "~/platform/forms/fields";

/** Letters first, then at least one digit; codes kept apart by their number have both: `CENG140-9990140`. */
const courseCode = z
  .string()
  .overwrite(plainCourseCode)
  .regex(/^(?=.{4,20}$)[A-Z]{1,6}\d[A-Z\d-]*$|^\d{7}$/, "@upkeep:edit.code");

/** Halves are the smallest step of METU credits and of ECTS. */
const halves = (max: number) => z.number().min(0).max(max).multipleOf(0.5).optional();

export const courseEditSchema = z.strictObject({
  /** When the course was last changed as the form was opened; somebody else's change since then is refused. */
  version: z.int().min(0),
  course_code: courseCode,
  name_en: trimmedText(1, 200),
  name_tr: trimmedText(1, 200),
  credits: halves(60),
  theory_hours: integerField(0, 60).optional(),
  practice_hours: integerField(0, 60).optional(),
  ects: halves(240),
  course_type: z.enum(courseTypes),
  level: z.enum(courseLevels),
  language: z.enum(courseLanguages).optional(),
  status: z.enum(courseStatuses),
  department_id: idField(),
  /** Bits of the semesters; 0 is once in several years. */
  offered_semesters: integerField(0, 7).optional(),
  description_en: trimmedText(0, 4000).optional(),
  description_tr: trimmedText(0, 4000).optional(),
  /** A set a line, its courses joined by `+`. */
  prerequisites: trimmedText(0, 2000).optional(),
});
export type CourseEdit = z.infer<typeof courseEditSchema>;

/** A course that no file brought: what it is called and whose it is; the rest is said on its edit page. */
export const newCourseSchema = z.strictObject({
  course_code: z
    .string()
    .overwrite(plainCourseCode)
    .regex(/^[A-Z]{2,5}\d{3,4}$/, "@upkeep:edit.code"),
  name_en: trimmedText(3, 200),
  name_tr: trimmedText(3, 200),
  department_id: idField(),
});
export type NewCourseInput = z.infer<typeof newCourseSchema>;

/** What the buttons beside a difference send. */
export const differenceForm = z.object({
  act: z.enum(["accept", "keep"]),
  field: storableText(40),
  /** What the page showed as the file's value, as JSON. */
  file_value: storableText(10_000),
  version: z.coerce.number().int().min(0),
});
export type DifferenceInput = z.infer<typeof differenceForm>;

/** The question which course to merge into. */
export const mergeQuery = z.object({ into: storableText(60).optional().catch(undefined) });

/** The answer to a merge's preview: what it showed, so that nothing else is merged. */
export const mergeForm = z.object({
  into: storableText(60),
  from_version: z.coerce.number().int().min(0),
  into_version: z.coerce.number().int().min(0),
});
