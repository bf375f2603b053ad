/** One's own overview, and what others see of somebody. */
import { page, pagesOf } from "../../platform/pages/page";

/** An address that is made takes the place of another: nobody needs many. */
const writeLimit = { name: "calendar", max: 20, windowMs: 60_000 };

export const overviewPages = pagesOf("overview", [
  page("/overview/private/personal", "private", { access: "user" }),
  page("/overview/public/one/:user_name", "public", { access: "user" }),
  page("/overview/public/edit", "edit", { access: "user" }),
  page("/my-space", "my-space", { access: "user" }),
  page("/my-space/calendar", "calendar", { access: "user", isNeverStored: true, writeLimit }),
  page("/my-space/public/one/:user_name", "my-space-public", { access: "user" }),
]);
