/** People, as admins see and keep them. */
import { page, pagesOf } from "../../platform/pages/page";

export const userPages = pagesOf("users", [
  page("/admin/users/all", "all", { access: "admin" }),
  page("/admin/users/add", "add", { access: "admin" }),
  page("/admin/users/edit", "edit", { access: "admin" }),
  page("/admin/users/:user_id", "one", { access: "admin" }),
  page("/admin/profile/list", "profile-list", { access: "admin" }),
  page("/admin/profile/one/:user_id", "profile-one", { access: "admin" }),
  page("/admin/paths/profile", "profile-paths", { access: "admin" }),
]);
