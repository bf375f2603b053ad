/** What this feature brings on the server: what is the same for everybody, and never a transcript. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { studyPlanFeature } from "./feature";
import { studyPlanGuides } from "./locales/guides";
import { studyPlanWays } from "./locales/ways-to-ask";
import { studyPlanEndpoints } from "./study-plan.api.server";

export const studyPlanServer = serverFeature(studyPlanFeature, {
  endpoints: studyPlanEndpoints,
  guides: guidesWith(studyPlanGuides, studyPlanWays),
});
