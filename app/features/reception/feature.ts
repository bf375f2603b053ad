/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { receptionPages } from "./reception.pages";

export const receptionFeature = feature("reception", {
  whilePaused: "open",
  pages: receptionPages,
  links: [{ group: "own", order: 13, to: "/reception/password-change", key: "passwordChange" }],
});
