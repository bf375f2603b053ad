/** Pages of the catalog: what the university offers, and how it gets here. */
import { page, pagesOf, redirectPage } from "../../platform/pages/page";

export const catalogPages = pagesOf("catalog", [
  redirectPage("/catalog", "/catalog/all", { access: "public" }),
  page("/catalog/all", "all", { access: "public" }),
  page("/catalog/course/:code", "course", { access: "public", whilePaused: "open" }),
  page("/catalog/departments", "departments", { access: "public" }),
  page("/catalog/department/:department_code", "department", { access: "public" }),
  page("/catalog/add", "add", { access: "moderator" }),
  page("/catalog/edit/:code", "edit", { access: "moderator" }),
  page("/catalog/merge/:code", "merge", { access: "admin" }),
  page("/catalog/favorites", "favorites", { access: "user", whilePaused: "open" }),
  page("/catalog/analytics", "analytics", { access: "moderator" }),
  page("/catalog/nicknames", "nicknames", { access: "moderator" }),
  page("/catalog/admin", "admin", { access: "admin" }),
  page("/catalog/paths", "paths", { access: "admin" }),
]);
