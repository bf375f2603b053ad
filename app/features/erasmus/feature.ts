/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { erasmus } from "./erasmus.collection";
import { erasmusPages } from "./erasmus.pages";

export const erasmusFeature = feature("erasmus", {
  pages: erasmusPages,
  collections: [erasmus],
  links: [
    { group: "more", order: 3, to: "/erasmus/all", key: "erasmus", signedOutTo: "/erasmus/demo/all" },
    { group: "resources", order: 7, to: "/erasmus/all", key: "erasmus", signedOutTo: "/erasmus/demo/all" },
  ],
});
