/** What the product says about itself: who it is, what is asked often, and its rules. */
import { page, pagesOf } from "../../platform/pages/page";

export const infoPages = pagesOf("info", [
  page("/about", "about", { access: "public" }),
  page("/faq", "faq", { access: "public" }),
  page("/pages", "pages", { access: "public" }),
  page("/preparation", "preparation", { access: "public" }),
  page("/policies/privacy", "privacy", { access: "public" }),
  page("/policies/terms", "terms", { access: "public" }),
  page("/privacy/accessibility", "accessibility", { access: "public" }),
  page("/privacy/computed", "computed", { access: "public" }),
  page("/policies/cookie-policy", "cookie-policy", { access: "public" }),
]);
