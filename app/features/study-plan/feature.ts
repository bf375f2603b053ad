/** What this feature brings: the way to graduation, term by term, planned on the device. */
import { feature } from "../../engines/feature";
import { PLAN_PAGE, studyPlanPages } from "./study-plan.pages";

export const studyPlanFeature = feature("study-plan", {
  whilePaused: "open",
  pages: studyPlanPages,
  links: [
    { group: "tools", order: 1.2, to: PLAN_PAGE, key: "studyPlan" },
    { group: "footerTools", order: 1.3, to: PLAN_PAGE, key: "studyPlan" },
  ],
});
