/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { infoPages } from "./info.pages";

export const infoFeature = feature("info", {
  pages: infoPages,
  links: [
    { group: "main", order: 4, to: "/about", key: "about" },
    { group: "main", order: 6, to: "/pages", key: "allPages" },
    { group: "info", order: 1, to: "/about", key: "about" },
    { group: "info", order: 10, to: "/preparation", key: "preparation" },
    { group: "support", order: 2, to: "/faq", key: "faq" },
    { group: "support", order: 4, to: "/pages", key: "allPages" },
    { group: "policies", order: 1, to: "/policies/privacy", key: "privacy" },
    { group: "policies", order: 2, to: "/policies/terms", key: "terms" },
    { group: "policies", order: 3.2, to: "/privacy/accessibility", key: "accessibility" },
  ],
});
