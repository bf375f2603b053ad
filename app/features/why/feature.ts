/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { whys } from "./why.collection";
import { whyPages } from "./why.pages";

export const whyFeature = feature("why", {
  pages: whyPages,
  collections: [whys],
  links: [
    { group: "more", order: 7, to: "/why/all", key: "whys" },
    { group: "info", order: 6, to: "/why/all", key: "whys" },
  ],
});
