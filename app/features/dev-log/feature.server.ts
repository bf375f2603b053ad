/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { devLogEndpoints } from "./dev-log.api.server";
import { devLogFeature } from "./feature";
import { devLogGuides } from "./locales/guides";
import { devLogWays } from "./locales/ways-to-ask";

export const devLogServer = serverFeature(devLogFeature, { guides: guidesWith(devLogGuides, devLogWays), endpoints: devLogEndpoints });
