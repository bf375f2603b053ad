/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { whyFeature } from "./feature";
import { whyGuides } from "./locales/guides";
import { whyWays } from "./locales/ways-to-ask";
import { whyEndpoints } from "./why.api.server";

export const whyServer = serverFeature(whyFeature, { endpoints: whyEndpoints, guides: guidesWith(whyGuides, whyWays) });
