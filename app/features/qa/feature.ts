/** What this feature brings: questions that staff answer once for everybody. */
import { feature } from "../../engines/feature";
import { qaPages } from "./qa.pages";

export const qaFeature = feature("qa", {
  pages: qaPages,
  links: [{ group: "more", order: 11, to: "/qa/all", key: "qa" }],
});
