/** What graduates do: a survey that anybody can open, and what came of it. */
import { page, pagesOf, redirectPage } from "../../platform/pages/page";

export const alumniPages = pagesOf("alumni", [
  redirectPage("/alumni-analytics", "/alumni-analytics/survey", { access: "public" }),
  page("/alumni-analytics/survey", "survey", { access: "public", isNeverStored: true, sendsNoReferrer: true }),
  page("/alumni-analytics/dashboard", "dashboard", { access: "public" }),
  page("/alumni-analytics/analytics", "analytics", { access: "public" }),
]);
