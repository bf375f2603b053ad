/** How long personal data are kept, told in full; the notice is the feature `info`'s. */
import { page, pagesOf } from "../../platform/pages/page";

export const privacyPages = pagesOf("privacy", [
  page("/privacy/retention", "retention", { access: "public" }),
  page("/admin/retention", "destruction", { access: "admin" }),
]);
