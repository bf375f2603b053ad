/** Categories, kept by admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const categoryPages = pagesOf("categories", [
  page("/admin/categories/all", "all", { access: "admin" }),
  page("/admin/categories/add", "add", { access: "admin" }),
  page("/admin/categories/edit/:id", "edit", { access: "admin" }),
  page("/admin/categories/paths", "paths", { access: "admin" }),
]);
