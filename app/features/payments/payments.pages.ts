/** Pages of payments: paying what was ordered, coming back from the provider, and looking after what doesn't settle. */
import { page, pagesOf } from "../../platform/pages/page";

/** Each press makes a new payment at the provider. */
const writeLimit = { name: "payments", max: 10, windowMs: 60_000 };

const own = { access: "user", isUnlisted: true, isNeverStored: true } as const;

export const paymentPages = pagesOf("payments", [
  page("/sipay/payment/:eventId", "payment", { ...own, writeLimit, leadsToPayment: true }),
  page("/sipay/confirmation/success", "success", own),
  page("/sipay/confirmation/cancel", "cancel", own),
  page("/sipay/personal", "personal", { access: "user" }),
  page("/sipay/contract/:invoice_id", "contract", own),
  page("/policies/terms-of-sale", "terms-of-sale", { access: "public" }),
  page("/sipay/paths", "paths", { access: "user" }),
  page("/admin/sipay", "admin", { access: "admin" }),
  page("/admin/sipay/payouts/:event_id", "payouts", { access: "admin", isUnlisted: true }),
]);
