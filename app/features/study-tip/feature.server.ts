/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { studyTipFeature } from "./feature";
import { studyTipEndpoints } from "./study-tip.api.server";

export const studyTipServer = serverFeature(studyTipFeature, { endpoints: studyTipEndpoints });
