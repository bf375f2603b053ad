/** What staff did, for admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const auditPages = pagesOf("audit", [page("/admin/audit", "all", { access: "admin" })]);
