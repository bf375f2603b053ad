/** Where admins choose what the site shows around its own content; moderators look. */
import { page, pagesOf } from "../../platform/pages/page";

export const siteContentPages = pagesOf("site-content", [page("/admin/panel2", "panel2", { access: "moderator" })]);
