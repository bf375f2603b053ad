/** What changed on the site, written by its admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const devLogPages = pagesOf("dev-log", [
  page("/dev/all", "all", { access: "public" }),
  page("/dev/add", "add", { access: "admin" }),
  page("/dev/edit/:dev_log_id", "edit", { access: "admin" }),
]);
