/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { mapPages } from "./maps.pages";

export const mapsFeature = feature("maps", {
  pages: mapPages,
  links: [
    { group: "more", order: 9, to: "/map/all", key: "map" },
    { group: "info", order: 4, to: "/map/all", key: "map" },
  ],
});
