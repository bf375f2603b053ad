/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { wats } from "./wat.collection";
import { watPages } from "./wat.pages";

export const watFeature = feature("wat", {
  pages: watPages,
  collections: [wats],
  links: [
    { group: "more", order: 4, to: "/wat/all", key: "wat" },
    { group: "resources", order: 8, to: "/wat/all", key: "wat" },
  ],
});
