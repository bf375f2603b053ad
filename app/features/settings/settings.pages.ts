/** What admins change about the site while it runs. */
import { page, pagesOf } from "../../platform/pages/page";

export const settingsPages = pagesOf("settings", [page("/admin/settings/main", "main", { access: "admin" })]);
