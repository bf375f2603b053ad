/** What the account on Instagram showed, as staff keep it; nothing is loaded from there. */
import { page, pagesOf } from "../../platform/pages/page";

export const instagramPages = pagesOf("instagram", [
  page("/instagram/all", "all", { access: "moderator" }),
  page("/instagram/one/post/:shortcode", "one", { access: "moderator" }),
  page("/admin/instagram/all", "admin-all", { access: "admin" }),
  page("/admin/instagram/paths", "paths", { access: "moderator" }),
]);
