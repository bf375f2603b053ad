/** Asking by right, confirming it by a mailed code, and the queue of staff. */
import { page, pagesOf } from "../../platform/pages/page";

export const legalRequestsPages = pagesOf("legal-requests", [
  page("/privacy/request", "write", { access: "public", sendsNoReferrer: true }),
  page("/privacy/request/:request_id", "confirm", { access: "public", isNeverStored: true, isUnlisted: true, sendsNoReferrer: true }),
  page("/privacy/statement/:restriction_id", "statement", { access: "user" }),
  page("/admin/requests/all", "admin-all", { access: "moderator" }),
  page("/admin/requests/:request_id", "admin-one", { access: "moderator" }),
]);
