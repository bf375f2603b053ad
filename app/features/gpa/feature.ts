/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { gpaPages } from "./gpa.pages";

export const gpaFeature = feature("gpa", {
  whilePaused: "open",
  pages: gpaPages,
  links: [
    { group: "tools", order: 1, to: "/gpa-calculator", key: "gpa" },
    { group: "footerTools", order: 1, to: "/gpa-calculator", key: "gpa" },
    { group: "footerTools", order: 1.6, to: "/rules", key: "rules" },
  ],
});
