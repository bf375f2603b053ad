/** The billing records, one of them, and who may read them. */
import { page, pagesOf } from "../../platform/pages/page";

const own = { access: "admin", isNeverStored: true } as const;

export const billingPages = pagesOf("billing", [
  page("/admin/billing", "all", own),
  page("/admin/billing/rights", "rights", own),
  page("/admin/billing/:record_id", "one", { ...own, isUnlisted: true }),
]);
