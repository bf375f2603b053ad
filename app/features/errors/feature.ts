/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { errorPages } from "./errors.pages";

export const errorsFeature = feature("errors", {
  whilePaused: "open",
  pages: errorPages,
  links: [{ group: "admin", order: 1, to: "/admin/errors", key: "errors" }],
});
