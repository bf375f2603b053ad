/** Exams of a course, saying when one is, and those of one's own schedule. */
import { page, pagesOf } from "../../platform/pages/page";

export const examPages = pagesOf("exams", [
  page("/courses/one/:course_id/exams", "of-course", { access: "user" }),
  page("/courses/one/:course_id/exams/add", "add", { access: "user" }),
  page("/schedule/exams", "own", { access: "user" }),
]);
