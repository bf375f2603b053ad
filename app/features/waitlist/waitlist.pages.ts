/** Waiting for what isn't open to everyone yet, and what admins do with those who wait. */
import { page, pagesOf } from "../../platform/pages/page";

export const waitlistPages = pagesOf("waitlist", [
  page("/waitlist/add", "add", { access: "user" }),
  page("/admin/waitlist/all", "admin-all", { access: "admin" }),
]);
