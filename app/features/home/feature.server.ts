/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { homeFeature } from "./feature";
import { homeEndpoints } from "./home.api.server";
import { homeGuides } from "./locales/guides";
import { homeWays } from "./locales/ways-to-ask";

export const homeServer = serverFeature(homeFeature, { guides: guidesWith(homeGuides, homeWays), endpoints: homeEndpoints });
