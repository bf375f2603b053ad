/** The door for graduates, and the staff's list of those who knock. */
import { page, pagesOf } from "../../platform/pages/page";

export const graduatePages = pagesOf("graduates", [
  page("/reception-vip/login", "login", { access: "guest", chrome: "bare" }),
  page("/reception-vip/register", "register", { access: "guest", chrome: "bare" }),
  page("/reception-vip/applications", "applications", { access: "moderator" }),
]);
