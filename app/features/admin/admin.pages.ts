/** Where staff see what waits for them. */
import { page, pagesOf } from "../../platform/pages/page";

export const adminPages = pagesOf("admin", [page("/admin/panel", "panel", { access: "moderator" })]);
