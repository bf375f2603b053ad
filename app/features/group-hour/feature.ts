/** What this feature brings: its pages, its link around every page. */
import { feature } from "../../engines/feature";
import { groupHourPages } from "./group-hour.pages";

export const groupHourFeature = feature("group-hour", {
  pages: groupHourPages,
  links: [{ group: "study", order: 5.9, to: "/group-hour/all", key: "groupHours" }],
});
