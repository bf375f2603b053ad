/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { tagPages } from "./tags.pages";

export const tagsFeature = feature("tags", {
  pages: tagPages,
  links: [{ group: "admin", order: 11, to: "/admin/tags/all", key: "tags" }],
});
