/** Departments, kept by admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const departmentPages = pagesOf("departments", [
  page("/admin/departments/all", "all", { access: "admin", failure: "departments.loadFailed" }),
  page("/admin/departments/add", "add", { access: "admin" }),
  page("/admin/departments/edit/:id", "edit", { access: "admin", failure: "departments.loadFailed" }),
  page("/admin/departments/paths", "paths", { access: "admin" }),
]);
