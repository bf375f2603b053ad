/** The breach log: its list, an entry, and the notice to those affected. */
import { page, pagesOf } from "../../platform/pages/page";

export const breachesPages = pagesOf("breaches", [
  page("/admin/breaches", "all", { access: "admin" }),
  page("/admin/breaches/add", "add", { access: "admin" }),
  page("/admin/breaches/:breach_id", "one", { access: "admin" }),
  page("/admin/breaches/:breach_id/edit", "edit", { access: "admin" }),
  page("/admin/breaches/:breach_id/notice", "notice", { access: "admin" }),
]);
