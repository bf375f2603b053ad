/** Pages about courses and the experiences students write about them. */
import { page, pagesOf } from "../../platform/pages/page";

export const coursePages = pagesOf("courses", [
  page("/courses/all", "all", { access: "public" }),
  page("/courses/one/:course_id", "one", { access: "public" }),
  page("/courses/instructor/:instructor", "instructor", { access: "public" }),
  page("/courses/add", "add", { access: "user" }),
  page("/courses/add/result", "add-result", { access: "user", isUnlisted: true }),
  page("/courses/submission", "submission", { access: "user", chrome: "plain" }),
  page("/courses/personal", "personal", { access: "user" }),
  page("/admin/courses/paths", "admin-paths", { access: "moderator" }),
  page("/admin/courses/all", "admin-all", { access: "moderator" }),
  page("/admin/courses/users", "admin-users", { access: "admin" }),
]);
