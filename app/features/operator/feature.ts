/** What this feature brings: who runs the site, around every page. */
import { feature } from "../../engines/feature";
import { operatorPages } from "./operator.pages";

export const operatorFeature = feature("operator", {
  pages: operatorPages,
  links: [
    { group: "policies", order: 3, to: "/imprint", key: "imprint" },
    { group: "admin", order: 5.5, to: "/admin/settings/operator", key: "operator" },
    { group: "admin", order: 5.55, to: "/admin/settings/processors", key: "processors" },
  ],
});
