/** Which sections of a course have room, and those of one's own schedule. */
import { page, pagesOf } from "../../platform/pages/page";

export const seatPages = pagesOf("seats", [
  page("/courses/one/:course_id/seats", "of-course", { access: "user" }),
  page("/schedule/seats", "own", { access: "user" }),
]);
