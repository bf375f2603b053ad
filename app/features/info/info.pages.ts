/** What the product says about itself: who it is, what is asked often, and its rules. */
import { page, pagesOf } from "../../platform/pages/page";
import { TERMS_PAGE } from "../../platform/terms-of-use/terms-of-use";

export const infoPages = pagesOf("info", [
  page("/about", "about", { access: "public" }),
  page("/faq", "faq", { access: "public" }),
  page("/pages", "pages", { access: "public" }),
  page("/preparation", "preparation", { access: "public" }),
  page("/policies/privacy", "privacy", { access: "public" }),
  page("/policies/terms", "terms", { access: "public" }),
  page(TERMS_PAGE, "accept-terms", { access: "user", chrome: "plain", whilePaused: "open", isUnlisted: true }),
  page("/privacy/accessibility", "accessibility", { access: "public" }),
  page("/privacy/computed", "computed", { access: "public" }),
  page("/policies/cookie-policy", "cookie-policy", { access: "public" }),
]);
