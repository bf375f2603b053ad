/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { studyTipFeature } from "./feature";
import { studyTipGuides } from "./locales/guides";
import { studyTipWays } from "./locales/ways-to-ask";
import { studyTipEndpoints } from "./study-tip.api.server";

export const studyTipServer = serverFeature(studyTipFeature, {
  endpoints: studyTipEndpoints,
  guides: guidesWith(studyTipGuides, studyTipWays),
});
