/** What is asked of the catalog; pages and API share these. */
import { courseLanguages, courseLevels, courseStatuses, courseTypes, importKinds, importStatuses } from "@schema/catalog";
import { z } from "zod";
import { idField, storableText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { TERM_PATTERN } from "~/platform/terms";
import { courseItem, searchNote, wishAnswer } from "./course-item.schemas";

/** The semesters in which the university gives a course, by the names of terms. */
export const offeredIn = ["fall", "spring", "summer"] as const;

const catalogSorts = ["code", "easiest", "hardest", "rating", "hours", "experiences", "views"] as const;

/** Languages of teaching, and all others than the two that most courses are taught in. */
export const languageFilters = [...courseLanguages, "not_en", "not_tr"] as const;

/** 0 is Monday. */
const day = z.coerce.number().int().min(0).max(6);
const isOn = z.literal(["1", "true"]).transform(() => true);

/** `0,2`: Monday and Wednesday; all seven are no filter. */
const dayList = z
  .string()
  .max(40)
  .transform((text) => [...new Set(text.split(",").filter(Boolean).map(Number))].sort())
  .refine((days) => days.every((each) => Number.isInteger(each) && each >= 0 && each <= 6))
  .transform((days) => (days.length === 0 || days.length === 7 ? undefined : days));

/** `08:40` as minutes after midnight. */
const minutes = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/)
  .transform((text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0));

/** Filters of the catalog; anything unreadable in an address is left out, not refused. */
export const catalogFilters = z.object({
  q: storableText(200)
    .optional()
    .catch(undefined)
    .describe("Words to look for; words of filters and orders (`cuma boş`, `easy elective`) are read as these, unless `is_exact` is set."),
  is_exact: isOn
    .optional()
    .catch(undefined)
    .describe("Looks for the words as they are typed, without setting mistypings right or reading filters from them."),
  department_id: storableText(80).optional().catch(undefined),
  level: z.enum(courseLevels).optional().catch(undefined),
  course_type: z.enum(courseTypes).optional().catch(undefined),
  credits: z.coerce.number().min(0).max(20).multipleOf(0.5).optional().catch(undefined),
  ects: z.coerce.number().min(0).max(60).multipleOf(0.5).optional().catch(undefined),
  language: z.enum(languageFilters).optional().catch(undefined).describe("`not_en`: any known language but English."),
  semester: z.enum(offeredIn).optional().catch(undefined),
  non_technical: isOn.optional().catch(undefined),
  days: dayList.optional().catch(undefined),
  slot_day: day.optional().catch(undefined),
  slot_from: minutes.optional().catch(undefined),
  slot_to: minutes.optional().catch(undefined),
  meets_then: isOn.optional().catch(undefined).describe("One meeting at these days and times is enough; otherwise all of a section's are."),
  no_prerequisites: isOn.optional().catch(undefined),
  offered: isOn.optional().catch(undefined),
  outside: storableText(80).optional().catch(undefined).describe("All departments but this one."),
  prerequisites_met: isOn.optional().catch(undefined).describe("By your saved transcript, if you allow it to mark courses."),
  not_taken: isOn.optional().catch(undefined).describe("Without those that you passed or are taking, by the same transcript."),
  fits: storableText(80).optional().catch(undefined).describe("A schedule of yours: a section clashes with nothing in it."),
  my_required: isOn.optional().catch(undefined).describe("Required by the curriculum of your department."),
  status: z.enum(courseStatuses).optional().catch(undefined).describe("Active courses unless an admin asks for others."),
  sort: z
    .enum(catalogSorts)
    .optional()
    .catch(undefined)
    .describe("By code unless words are looked for, then by how well they fit. Courses with too few ratings come last by ease and rating."),
  ...pagingShape,
});
export type CatalogFilters = z.infer<typeof catalogFilters>;

/** Reads the filters from an address, in which `days` may stand more than once, as checkboxes send it. */
export function readCatalogFilters(query: URLSearchParams): CatalogFilters {
  const filled = [...query].filter(([, value]) => value !== "");
  return catalogFilters.parse({ ...Object.fromEntries(filled), days: query.getAll("days").join(",") });
}

/** The favourite button of a page. `back` is the page that it stands on. */
export const favoriteForm = z.object({ is_favorite: z.enum(["yes", "no"]), back: storableText(500).optional() });

/** Taking one of several favourites away. */
export const removeFavoriteForm = z.object({ course_code: storableText(40) });

const importId = idField();
const term = z.string().regex(TERM_PATTERN);

/** What staff do with imports and with what they brought: import what was shown or leave it, run again, undo, delete. */
export const importActForm = z.discriminatedUnion("act", [
  z.object({ act: z.literal("rerun"), import_id: importId }),
  z.object({ act: z.literal("undo"), import_id: importId }),
  z.object({ act: z.literal("confirm"), import_id: importId }),
  z.object({ act: z.literal("leave"), import_id: importId }),
  z.object({ act: z.literal("delete"), term, offered_code: storableText(40).default(""), is_sure: z.literal("on") }),
]);

/** A course as the catalog lists it. */
export const catalogItem = courseItem
  .pick({
    course_id: true,
    course_code: true,
    course_name: true,
    credits: true,
    course_type: true,
    level: true,
    experience_count: true,
    overall: true,
  })
  .extend({
    department_id: z.string(),
    days: z.array(z.number()).describe("Days of the latest imported term, 0 is Monday; empty when it isn't offered or has no times."),
  });

export const catalogList = z.object({
  courses: z.array(catalogItem),
  search: searchNote.nullable().describe("How the words were understood; null without words."),
  wish: wishAnswer,
  latest_term: z.string().nullable(),
  page: z.number(),
  size: z.number(),
  total: z.number(),
  is_total_capped: z.boolean(),
  has_next: z.boolean(),
});

export const catalogCredits = z.object({
  courses: z
    .array(z.tuple([z.string(), z.string(), z.number().nullable(), z.number().nullable()]))
    .describe("Code, seven-digit code, credits and ECTS of each course of which one is known; null while unknown."),
});
/** A course in the file of credits. */
export type CourseCredits = z.infer<typeof catalogCredits>["courses"][number];

const courseLink = z.object({ course_code: z.string(), course_name: z.string().nullable().describe("Null for a course that isn't here.") });

const catalogSection = z.object({
  section_number: z.number(),
  instructors: z.array(z.string()),
  meetings: z.array(z.object({ day: z.number(), start: z.string(), end: z.string(), place: z.string().nullable() })),
  criteria: z
    .array(z.object({ department: z.string(), surname_from: z.string(), surname_to: z.string() }))
    .nullable()
    .describe("Null while it isn't known whom the section takes; empty: everyone."),
  note: z.string().nullable(),
  is_withdrawn: z.boolean().describe("A newer timetable of the term no longer has it."),
});

/** A course with everything that the catalog knows about it. */
export const catalogCourse = catalogItem.omit({ days: true }).extend({
  numeric_code: z.string(),
  ects: z.number().nullable(),
  language: z.enum(courseLanguages).nullable(),
  offered_semesters: z.array(z.enum(offeredIn)).nullable().describe("Null while unknown; empty: once in several years."),
  theory_hours: z.number().nullable(),
  practice_hours: z.number().nullable(),
  department_code: z.string(),
  department_name: z.string(),
  description: z.string().nullable(),
  databank_count: z.number(),
  is_favorite: z.boolean().describe("Of the caller."),
  terms: z.array(z.string()),
  term: z.string().nullable().describe("The term of the sections."),
  sections: z.array(catalogSection),
  prerequisites: z.array(z.array(courseLink)).describe("Any set satisfies; a set needs all of its courses."),
  needed_by: z.array(courseLink),
  curricula: z.array(z.object({ program_id: z.string(), name: z.string(), degree: z.string().nullable(), semester: z.number() })),
});

const importRefusal = z.object({ row_name: z.string(), reason: z.string(), detail: z.string().nullable() });

/** An import as the API tells it. */
const importTally = z.object({ added: z.number(), changed: z.number(), gone: z.number(), unchanged: z.number() });

const importPreview = z.object({
  tallies: z.partialRecord(z.enum(["courses", "sections", "departments", "programs"]), importTally),
  new_departments: z.array(z.object({ code: z.string(), name_en: z.string(), name_tr: z.string() })),
  new_programs: z.array(z.string()),
  differences: z
    .array(z.object({ of: z.string(), section: z.number().optional(), field: z.string(), before: z.unknown(), after: z.unknown() }))
    .describe("The first twenty."),
  difference_count: z.number(),
  differs: z.boolean().nullable().describe("Whether the catalog had changed when it was imported; null until then."),
});

export const importState = z.object({
  import_id: z.string(),
  file_name: z.string(),
  kind: z.enum(importKinds),
  term: z.string().describe("Empty for files that aren't of a term."),
  status: z.enum(importStatuses),
  total: z.number(),
  processed: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  withdrawn: z.number().describe("Sections that the term had and the file hasn't."),
  is_undone: z.boolean(),
  failure: z.string().nullable(),
  preview: importPreview.nullable().describe("What the file would change, if it was uploaded with `preview`."),
  refusals: z.array(importRefusal),
  next_after_row: z.string().nullable(),
});
