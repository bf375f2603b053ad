/** The error screen, and what staff see of errors. */
import { HOUR } from "../../platform/clock";
import { page, pagesOf, redirectPage } from "../../platform/pages/page";

export const errorPages = pagesOf("errors", [
  page("/error", "error", { access: "public", isUnlisted: true, staysOpen: true }),
  page("/admin/errors", "all", { access: "admin" }),
  page("/admin/error/:error_id", "one", { access: "admin" }),
  redirectPage("/admin/error/all", "/admin/errors", { access: "admin" }),
  page("/admin/sentry-test", "sentry-test", {
    access: "admin",
    isNeverStored: true,
    writeLimit: { name: "sentry-test", max: 30, windowMs: HOUR },
  }),
  page("/admin/paths/errors", "paths", { access: "admin" }),
]);
