/** The database tools: a page for each act, and one with finding beside changing. */
import { page, pagesOf } from "../../platform/pages/page";

export const contentToolsPages = pagesOf("content-tools", [
  page("/admin/content-find-one", "find-one", { access: "admin" }),
  page("/admin/content-update-one", "update-one", { access: "admin" }),
  page("/admin/content-both", "both", { access: "admin" }),
  page("/admin/content-unset", "unset", { access: "admin" }),
  page("/admin/content-delete-one", "delete-one", { access: "admin" }),
  page("/admin/content-paths", "paths", { access: "admin" }),
]);
