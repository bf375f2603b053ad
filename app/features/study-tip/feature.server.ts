/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { studyTipFeature } from "./feature";
import { studyTipGuides } from "./locales/guides";
import { studyTipEndpoints } from "./study-tip.api.server";

export const studyTipServer = serverFeature(studyTipFeature, { endpoints: studyTipEndpoints, guides: studyTipGuides });
