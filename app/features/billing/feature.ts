/** What this feature brings: what was sold to whom, kept apart from accounts. */
import { feature } from "../../engines/feature";
import { billingPages } from "./billing.pages";

export const billingFeature = feature("billing", {
  whilePaused: "open",
  pages: billingPages,
  links: [{ group: "admin", order: 5.6, to: "/admin/billing", key: "billing" }],
});
