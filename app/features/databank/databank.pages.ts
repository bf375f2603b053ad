/** The VIP databank: how a course is graded and what came up. */
import { page, pagesOf } from "../../platform/pages/page";

export const databankPages = pagesOf("databank", [
  page("/databank/all", "all", { access: "public" }),
  page("/databank/paths", "paths", { access: "public" }),
  page("/databank/one/:course_id", "one", { access: "user" }),
  page("/databank/personal", "personal", { access: "user" }),
  page("/databank/add", "add", { access: "user" }),
  page("/databank/edit", "edit", { access: "moderator" }),
  page("/admin/databank/all", "admin-all", { access: "moderator" }),
  page("/admin/databank/users", "admin-users", { access: "moderator" }),
]);
