/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { mapsFeature } from "./feature";
import { mapsIntents } from "./intents.server";
import { mapsGuides } from "./locales/guides";
import { mapsWays } from "./locales/ways-to-ask";

export const mapsServer = serverFeature(mapsFeature, { intents: mapsIntents, guides: guidesWith(mapsGuides, mapsWays) });
