/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { studyTips } from "./study-tip.collection";
import { studyTipPages } from "./study-tip.pages";

export const studyTipFeature = feature("study-tip", {
  pages: studyTipPages,
  collections: [studyTips],
  links: [
    { group: "study", order: 8, to: "/study-tip/all", key: "studyTips", signedOutTo: "/study-tip/demo" },
    { group: "resources", order: 5, to: "/study-tip/all", key: "studyTips", signedOutTo: "/study-tip/demo" },
  ],
});
