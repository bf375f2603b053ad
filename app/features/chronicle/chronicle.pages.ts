/** What happened at the university, told by those who were there. */
import { page, pagesOf } from "../../platform/pages/page";

export const chroniclePages = pagesOf("chronicle", [
  page("/chronicle/demo/all", "demo", { access: "public" }),
  page("/chronicle/all", "all", { access: "user" }),
  page("/chronicle/personal", "personal", { access: "user" }),
  page("/chronicle/add", "add", { access: "user" }),
  page("/chronicle/edit/:chronicle_id", "edit", { access: "user" }),
  page("/chronicle/one/:chronicle_id", "one", { access: "user" }),
  page("/admin/chronicle/paths", "paths", { access: "moderator" }),
  page("/admin/chronicle/users", "admin-users", { access: "admin" }),
  page("/admin/chronicle/all", "admin-all", { access: "admin" }),
]);
