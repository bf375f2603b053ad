/** Courses and experiences for programs; the same use cases as the pages. */

import { courseLevels, courseTypes } from "@schema/catalog";
import { assessmentKinds, attendanceKinds, letterGrades } from "@schema/courses";
import { z } from "zod";
import { reviewSchema } from "~/engines/review/review.schemas";
import { idField, storableText } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { pageSizes } from "~/platform/lists/paging";
import { recentTerms } from "~/platform/terms";
import { departmentChoices } from "../departments/departments.service.server";
import * as schemas from "./courses.schemas";
import { listCourses, readCourse } from "./courses.service.server";
import * as experiences from "./experiences.service.server";

const option = z.object({ value: z.string(), label: z.string() });
const experienceId = z.object({ experience_id: idField() });
const created = z.object({ experience_id: z.string(), status: z.literal("waiting") });
const done = z.object({ ok: z.literal(true) });

const courses = endpoint({
  method: "GET",
  path: "/coursefile/courses",
  access: "public",
  summary: "Courses with how many experiences they have and what they say on average",
  query: schemas.courseListQuery,
  isShared: true,
  response: schemas.courseList,
  async handler({ query }, ctx) {
    const { items, search, wish, isOwnWish, page, size, total, isTotalCapped, hasNext } = await listCourses(ctx, query);
    const courses = items.map(({ markedName: _, markedLecturer: __, ...course }) => course);
    return { courses, search, wish, is_own_wish: isOwnWish, page, size, total, is_total_capped: isTotalCapped, has_next: hasNext };
  },
});

const constants = endpoint({
  method: "GET",
  path: "/coursefile/courses-constants",
  access: "public",
  summary: "What the filters and the form for an experience offer",
  isShared: true,
  response: z.object({
    departments: z.array(option),
    levels: z.array(z.enum(courseLevels)),
    course_types: z.array(z.enum(courseTypes)),
    sorts: z.array(z.enum(schemas.courseSorts)),
    page_sizes: z.array(z.number()),
    terms: z.array(z.string()),
    attendance: z.array(z.enum(attendanceKinds)),
    assessments: z.array(z.enum(assessmentKinds)),
    letter_grades: z.array(z.enum(letterGrades)),
  }),
  handler: async (_, ctx) => ({
    departments: await departmentChoices(ctx, { withCourses: true }),
    levels: [...courseLevels],
    course_types: [...courseTypes],
    sorts: [...schemas.courseSorts],
    page_sizes: [...pageSizes],
    terms: recentTerms(ctx.clock.now(), 12),
    attendance: [...attendanceKinds],
    assessments: [...assessmentKinds],
    letter_grades: [...letterGrades],
  }),
});

const course = endpoint({
  method: "GET",
  path: "/coursefile/courses/:course_id",
  access: "public",
  summary: "One course with its scores and a page of experiences, without their authors",
  params: z.object({ course_id: storableText(80) }),
  query: schemas.experienceFilters,
  response: z.object({
    course_id: z.string(),
    course_code: z.string(),
    course_name: z.string(),
    scores: schemas.courseScores,
    experiences: z.array(schemas.experienceItem),
    total: z.number(),
  }),
  async handler({ params, query, request }, ctx) {
    const page = await readCourse(ctx, params.course_id, query);
    const { courseId } = page.course;
    if (courseId !== params.course_id) return Response.redirect(new URL(`./${courseId}${new URL(request.url).search}`, request.url), 301);
    return {
      course_id: page.course.courseId,
      course_code: page.course.courseCode,
      course_name: ctx.locale === "tr" ? page.course.nameTr : page.course.nameEn,
      scores: page.scores,
      total: page.experiences.total,
      experiences: page.experiences.items.map((item) => ({
        experience_id: item.experienceId,
        instructor_id: item.instructorId,
        instructor_name: item.instructorName,
        term: item.term,
        overall: item.overall,
        difficulty: item.difficulty,
        usefulness: item.usefulness,
        weekly_hours: item.weeklyHours,
        attendance: item.attendance,
        assessments: item.assessments,
        text: item.text,
        tips: item.tips,
        helpful_count: item.helpfulCount,
        is_helpful: item.isHelpful,
        mine: item.isMine,
      })),
    };
  },
});

const add = endpoint({
  method: "POST",
  path: "/coursefile/experiences",
  access: "user",
  summary: "Add an experience; it waits for review",
  status: 201,
  body: schemas.experienceSchema,
  response: created,
  handler: async ({ body }, ctx) => ({ experience_id: await experiences.addExperience(ctx, body), status: "waiting" as const }),
});

const edit = endpoint({
  method: "PUT",
  path: "/coursefile/experiences/:experience_id",
  access: "user",
  summary: "Change one's own experience; it goes back to review",
  params: experienceId,
  body: schemas.experienceSchema,
  response: created,
  async handler({ params, body }, ctx) {
    await experiences.editExperience(ctx, params.experience_id, body);
    return { experience_id: params.experience_id, status: "waiting" as const };
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/coursefile/experiences/:experience_id",
  access: "user",
  summary: "Take one's own experience away",
  params: experienceId,
  response: done,
  async handler({ params }, ctx) {
    await experiences.deleteOwnExperience(ctx, params.experience_id);
    return { ok: true as const };
  },
});

const helpful = endpoint({
  method: "PUT",
  path: "/coursefile/experiences/:experience_id/helpful",
  access: "user",
  summary: "Find an experience helpful, or no longer",
  params: experienceId,
  body: z.strictObject({ is_helpful: z.boolean() }),
  response: done,
  async handler({ params, body }, ctx) {
    await experiences.setHelpful(ctx, params.experience_id, body.is_helpful);
    return { ok: true as const };
  },
});

const review = endpoint({
  method: "POST",
  path: "/admin/coursefile/experiences/review",
  access: "moderator",
  summary: "Approve, reject, delete or restore experiences; one's own are left alone",
  body: reviewSchema,
  response: z.object({ changed: z.array(z.string()) }),
  handler: async ({ body }, ctx) => ({ changed: await experiences.reviewExperiences(ctx, body) }),
});

const purge = endpoint({
  method: "DELETE",
  path: "/admin/coursefile/experiences/:experience_id",
  access: "admin",
  summary: "Delete an experience for good",
  params: experienceId,
  response: done,
  async handler({ params }, ctx) {
    await experiences.purgeExperience(ctx, params.experience_id, null);
    return { ok: true as const };
  },
});

export const courseEndpoints = [
  ...[courses, constants],
  ...endpointsFor("apps that show courses and take experiences", [course, add, edit, remove, helpful]),
  ...endpointsFor("staff who review in a program of theirs", [review, purge]),
];
