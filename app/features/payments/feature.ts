/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { paymentPages } from "./payments.pages";

export const paymentsFeature = feature("payments", {
  whilePaused: "open",
  pages: paymentPages,
  links: [
    { group: "own", order: 10.7, to: "/sipay/personal", key: "myPayments" },
    { group: "policies", order: 3.5, to: "/policies/terms-of-sale", key: "termsOfSale" },
  ],
});
