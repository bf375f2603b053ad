/** What this feature brings: its page and the links that lead to it. */
import { feature } from "../../engines/feature";
import { comparePages } from "./compare.pages";

export const compareFeature = feature("compare", {
  pages: comparePages,
  links: [
    { group: "study", order: 2.5, to: "/courses/compare", key: "compare" },
    { group: "resources", order: 1.2, to: "/courses/compare", key: "compare" },
  ],
});
