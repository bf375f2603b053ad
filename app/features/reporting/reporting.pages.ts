/** Telling staff what is wrong, and what became of it. */
import { page, pagesOf } from "../../platform/pages/page";

export const reportingPages = pagesOf("reporting", [
  page("/reporting/add", "add", { access: "public" }),
  page("/reporting/add/:subject_id", "add-subject", { access: "public" }),
  page("/reporting/thank-you", "thank-you", { access: "public", isUnlisted: true }),
  page("/reporting/one/:reporting_id", "one", { access: "public" }),
  page("/reporting/personal", "personal", { access: "user" }),
  page("/reporting/transparency", "transparency", { access: "public" }),
  page("/admin/reporting/paths", "admin-paths", { access: "moderator" }),
  page("/admin/reporting/all", "admin-all", { access: "moderator" }),
  page("/admin/reporting/decisions", "decisions", { access: "moderator" }),
  page("/admin/reporting/users", "admin-users", { access: "moderator" }),
]);
