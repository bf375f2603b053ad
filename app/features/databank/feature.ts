/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { databankPages } from "./databank.pages";

export const databankFeature = feature("databank", {
  pages: databankPages,
  links: [
    { group: "study", order: 3, to: "/databank/all", key: "databank" },
    { group: "own", order: 7, to: "/databank/personal", key: "myEntries" },
    { group: "resources", order: 2, to: "/databank/all", key: "databank" },
  ],
});
