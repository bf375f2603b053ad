/** What this feature brings: the page where the site's content is chosen. */
import { feature } from "../../engines/feature";
import { siteContentPages } from "./site-content.pages";

export const siteContentFeature = feature("site-content", {
  pages: siteContentPages,
  links: [{ group: "staff", order: 2, to: "/admin/panel2", key: "panel2" }],
});
