/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { overviewPages } from "./overview.pages";

export const overviewFeature = feature("overview", {
  whilePaused: "open",
  pages: overviewPages,
  links: [{ group: "user", order: 3, to: "/my-space?tab=private", key: "mySpace" }],
});
