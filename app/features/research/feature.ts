/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { research } from "./research.collection";
import { researchPages } from "./research.pages";

export const researchFeature = feature("research", {
  pages: researchPages,
  collections: [research],
  links: [
    { group: "more", order: 5, to: "/research/all", key: "research" },
    { group: "resources", order: 9, to: "/research/all", key: "research" },
  ],
});
