/** What this feature brings: how things at the university are done. */
import { feature } from "../../engines/feature";
import { informationPages } from "./information.pages";

export const informationFeature = feature("information", {
  pages: informationPages,
  links: [
    { group: "main", order: 5, to: "/information/all", key: "information" },
    { group: "info", order: 2, to: "/information/all", key: "information" },
  ],
});
