/** What this feature brings: working with the team. */
import { feature } from "../../engines/feature";
import { careerPages } from "./career.pages";

export const careerFeature = feature("career", {
  pages: careerPages,
  links: [{ group: "main", order: 3, to: "/career", key: "career" }],
});
