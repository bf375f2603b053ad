/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { mapsFeature } from "./feature";
import { mapsGuides } from "./locales/guides";
import { mapsWays } from "./locales/ways-to-ask";

export const mapsServer = serverFeature(mapsFeature, { guides: guidesWith(mapsGuides, mapsWays) });
