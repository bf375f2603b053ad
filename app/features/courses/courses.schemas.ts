/** What is asked of courses and said about them; forms and API share these. */

import { courseLevels, courseTypes } from "@schema/catalog";
import { assessmentKinds, attendanceKinds, letterGrades } from "@schema/courses";
import { z } from "zod";
import { plainCourseCode } from "~/platform/course-codes";
import { idField, integerField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { TERM_PATTERN } from "~/platform/terms";
import { courseItem, searchNote, wishAnswer } from "../catalog/course-item.schemas";

export const courseSorts = ["experiences", "code", "rating", "easiest", "hardest", "views"] as const;
export type CourseSort = (typeof courseSorts)[number];

const optionalId = storableText(80).optional().catch(undefined);

/** Filters of course lists; anything unreadable in an address is left out, not refused. */
export const courseFilters = z.object({
  q: storableText(200).optional().catch(undefined),
  is_exact: z
    .literal(["1", "true"])
    .transform(() => true)
    .optional()
    .catch(undefined),
  department_id: optionalId,
  level: z.enum(courseLevels).optional().catch(undefined),
  course_type: z.enum(courseTypes).optional().catch(undefined),
  sort: z.enum(courseSorts).optional().catch(undefined).describe("By experiences unless words are looked for, then by how well they fit."),
  ...pagingShape,
});
export type CourseFilters = z.infer<typeof courseFilters>;

/** The same as programs ask: the open list has active courses alone, and a filter for others is refused rather than passed over. */
export const courseListQuery = courseFilters.extend({
  status: z
    .literal("active")
    .optional()
    .describe("Courses that are given; drafts and archived ones are for admins, at `/catalog/courses`."),
});

export const experienceSorts = ["newest", "helpful"] as const;

/** Filters of one course's experiences. */
export const experienceFilters = z.object({
  instructor_id: optionalId,
  term: z.string().regex(TERM_PATTERN).optional().catch(undefined),
  sort: z.enum(experienceSorts).default("newest").catch("newest"),
  ...pagingShape,
});
export type ExperienceFilters = z.infer<typeof experienceFilters>;

const rating = integerField(1, 5);

/** Hours a week, whole or half. */
const hours = z.number().min(0).max(60).multipleOf(0.5, { error: "@courses:form.halfHours" });

/** An experience as its author writes it. */
export const experienceSchema = z.strictObject({
  course_id: idField(),
  instructor_id: idField(),
  term: z.string().regex(TERM_PATTERN),
  overall: rating,
  difficulty: rating,
  usefulness: rating,
  weekly_hours: hours,
  attendance: z.enum(attendanceKinds),
  assessments: z.array(z.enum(assessmentKinds)).max(assessmentKinds.length).default([]),
  letter_grade: z.enum(letterGrades).optional(),
  text: trimmedText(80, 5000),
  tips: trimmedText(0, 1000).optional(),
});
export type ExperienceInput = z.infer<typeof experienceSchema>;

/** A course that the catalog lacks, as a student suggests it. */
export const submissionSchema = z.strictObject({
  course_code: z
    .string()
    .transform(plainCourseCode)
    .pipe(z.string().regex(/^[A-Z]{2,5}\d{3,4}$/, "@courses:form.courseCode")),
  name_en: trimmedText(3, 200),
  name_tr: trimmedText(0, 200).optional(),
  department_id: idField().optional(),
  note: trimmedText(0, 500).optional(),
});
export type SubmissionInput = z.infer<typeof submissionSchema>;

const score = z.object({
  n: z.number().describe("Approved experiences it rests on."),
  mean: z.number().nullable().describe("Null under the floor of three."),
  spread: z.number().nullable().describe("Standard deviation; null under the floor of three."),
});

export const courseList = z.object({
  courses: z.array(courseItem),
  search: searchNote.nullable().describe("How the words were understood; null without words."),
  wish: wishAnswer,
  is_own_wish: z.boolean().describe("This list does what was read; else the catalog does."),
  page: z.number(),
  size: z.number(),
  total: z.number(),
  is_total_capped: z.boolean(),
  has_next: z.boolean(),
});

/** An experience as anyone may read it: nothing in it leads to its author. */
export const experienceItem = z.object({
  experience_id: z.string(),
  instructor_id: z.string(),
  instructor_name: z.string().nullable(),
  term: z.string(),
  overall: z.number(),
  difficulty: z.number(),
  usefulness: z.number(),
  weekly_hours: z.number(),
  attendance: z.enum(attendanceKinds),
  assessments: z.array(z.enum(assessmentKinds)),
  text: z.string(),
  tips: z.string().nullable(),
  helpful_count: z.number(),
  is_helpful: z.boolean().describe("The caller found it helpful."),
  mine: z.boolean().describe("The caller wrote it."),
});

export const courseScores = z.object({ overall: score, difficulty: score, usefulness: score, weekly_hours: score });
