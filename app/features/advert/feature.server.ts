/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { advertEndpoints } from "./advert.api.server";
import { advertFeature } from "./feature";
import { advertIntents } from "./intents.server";
import { advertFactWays } from "./locales/fact-ways";
import { advertGuides } from "./locales/guides";
import { advertWays } from "./locales/ways-to-ask";

export const advertServer = serverFeature(advertFeature, {
  guides: guidesWith(advertGuides, advertWays),
  intents: intentsWith(advertIntents, advertFactWays),
  endpoints: advertEndpoints,
});
