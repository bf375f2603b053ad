/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { adverts } from "./advert.collection";
import { advertPages } from "./advert.pages";

export const advertFeature = feature("advert", {
  pages: advertPages,
  collections: [adverts],
  links: [
    { group: "more", order: 6, to: "/advert/all", key: "adverts", signedOutTo: "/advert/demo" },
    { group: "info", order: 8, to: "/advert/all", key: "adverts", signedOutTo: "/advert/demo" },
  ],
});
