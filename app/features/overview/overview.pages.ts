/** One's own overview, and what others see of somebody. */
import { page, pagesOf } from "../../platform/pages/page";

export const overviewPages = pagesOf("overview", [
  page("/overview/private/personal", "private", { access: "user" }),
  page("/overview/public/one/:user_name", "public", { access: "user" }),
  page("/overview/public/edit", "edit", { access: "user" }),
  page("/my-space", "my-space", { access: "user" }),
  page("/my-space/public/one/:user_name", "my-space-public", { access: "user" }),
]);
