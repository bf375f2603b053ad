/** Questions and talks. */
import { page, pagesOf } from "../../platform/pages/page";

export const threadPages = pagesOf("thread", [
  page("/thread/demo", "demo", { access: "public" }),
  page("/thread/display/demo", "display-demo", { access: "public" }),
  page("/thread/all", "all", { access: "user" }),
  page("/courses/one/:course_id/discussions", "of-course", { access: "user" }),
  page("/thread/add", "add", { access: "user" }),
  page("/thread/one/:thread_id", "one", { access: "user" }),
  page("/admin/thread/all", "admin-all", { access: "user" }),
  page("/admin/thread/users", "admin-users", { access: "user" }),
  page("/admin/thread/paths", "paths", { access: "moderator" }),
]);
