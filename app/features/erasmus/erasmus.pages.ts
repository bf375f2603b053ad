/** Semesters abroad: where, what it cost, and which courses counted. */
import { page, pagesOf } from "../../platform/pages/page";

export const erasmusPages = pagesOf("erasmus", [
  page("/erasmus/demo/all", "demo", { access: "public" }),
  page("/erasmus/all", "all", { access: "user" }),
  page("/erasmus/personal", "personal", { access: "user" }),
  page("/erasmus/add", "add", { access: "user" }),
  page("/erasmus/edit/:erasmus_id", "edit", { access: "user" }),
  page("/erasmus/one/:erasmus_id", "one", { access: "user" }),
  page("/admin/erasmus/paths", "paths", { access: "moderator" }),
  page("/admin/erasmus/users", "admin-users", { access: "admin" }),
  page("/admin/erasmus/all", "admin-all", { access: "admin" }),
]);
