/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { chronicles } from "./chronicle.collection";
import { chroniclePages } from "./chronicle.pages";

export const chronicleFeature = feature("chronicle", {
  pages: chroniclePages,
  collections: [chronicles],
  links: [
    { group: "more", order: 8, to: "/chronicle/all", key: "chronicle", signedOutTo: "/chronicle/demo/all" },
    { group: "info", order: 7, to: "/chronicle/all", key: "chronicle", signedOutTo: "/chronicle/demo/all" },
  ],
});
