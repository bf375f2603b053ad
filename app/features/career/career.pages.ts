/** Openings in the team, applying, and what admins do with both. */
import { page, pagesOf } from "../../platform/pages/page";

export const careerPages = pagesOf("career", [
  page("/career", "openings", { access: "public" }),
  page("/career/apply", "apply", { access: "public" }),
  page("/career/:career_id", "application", { access: "admin" }),
  page("/admin/career/all", "admin-all", { access: "admin" }),
  page("/admin/career/paths", "paths", { access: "admin" }),
]);
