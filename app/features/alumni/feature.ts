/** What this feature brings: its pages and its link around every page. */
import { feature } from "../../engines/feature";
import { alumniPages } from "./alumni.pages";

export const alumniFeature = feature("alumni", {
  pages: alumniPages,
  links: [{ group: "more", order: 13, to: "/alumni-analytics/dashboard", key: "alumni" }],
});
