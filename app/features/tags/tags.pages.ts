/** Tags, kept by admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const tagPages = pagesOf("tags", [
  page("/admin/tags/all", "all", { access: "admin" }),
  page("/admin/tags/add", "add", { access: "admin" }),
  page("/admin/tags/edit/:id", "edit", { access: "admin" }),
  page("/admin/tags/paths", "paths", { access: "admin" }),
]);
