/** Who runs the site: what everybody reads of it, and where admins fill it in. */
import { page, pagesOf } from "../../platform/pages/page";

export const operatorPages = pagesOf("operator", [
  page("/imprint", "imprint", { access: "public" }),
  page("/privacy/processors", "processors", { access: "public" }),
  page("/admin/settings/operator", "record", { access: "admin" }),
  page("/admin/settings/processors", "processor-records", { access: "admin" }),
]);
