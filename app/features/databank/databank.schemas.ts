/** What is asked of the databank and written into it; forms and API share these. */
import { z } from "zod";
import { idField, integerField, storableText, trimmedText, versionField } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { TERM_PATTERN } from "~/platform/terms";

/** Filters of the list. */
export const databankFilters = z.object({
  q: storableText(200).optional().catch(undefined),
  is_exact: z
    .literal(["1", "true"])
    .transform(() => true)
    .optional()
    .catch(undefined),
  department_id: storableText(80).optional().catch(undefined),
  ...pagingShape,
});

const gradePart = z.strictObject({ name: trimmedText(1, 60), weight: integerField(1, 100) });

/** An entry as its author writes it: the weights of the grade's parts sum to 100. */
export const entrySchema = z.strictObject({
  course_id: idField(),
  instructor_id: idField(),
  term: z.string().regex(TERM_PATTERN),
  grade_parts: z
    .array(gradePart)
    .min(1)
    .max(12)
    .refine((parts) => parts.reduce((sum, { weight }) => sum + weight, 0) === 100, "@databank:form.weights"),
  exam_kinds: trimmedText(3, 500),
  topics: trimmedText(20, 3000),
  boundaries: trimmedText(0, 500).optional(),
  resources: trimmedText(0, 2000).optional(),
  advice: trimmedText(0, 2000).optional(),
});
export type EntryInput = z.infer<typeof entrySchema>;

/** One that is changed. */
export const entryEditSchema = entrySchema.extend({ version: versionField() });
export type EntryEdit = z.infer<typeof entryEditSchema>;

/** The course whose grading is asked for. */
export const gradingParams = z.object({ code: storableText(20) });

/** How a course was graded, by its entries; without those for who isn't VIP. */
export const gradingAnswer = z.object({
  is_vip: z.boolean(),
  entry_count: z.number(),
  entries: z.array(
    z.object({
      entry_id: z.string(),
      term: z.string(),
      instructor: z.string().nullable(),
      grade_parts: z.array(z.object({ name: z.string(), weight: z.number() })),
      boundaries: z.string().nullable(),
    }),
  ),
});
export type Grading = z.infer<typeof gradingAnswer>;

export const databankStats = z.object({ entries: z.number(), courses: z.number(), waiting: z.number(), vip_threshold: z.number() });
