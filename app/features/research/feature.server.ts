/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { researchFeature } from "./feature";
import { researchIntents } from "./intents.server";
import { researchFactWays } from "./locales/fact-ways";
import { researchGuides } from "./locales/guides";
import { researchWays } from "./locales/ways-to-ask";
import { researchEndpoints } from "./research.api.server";

export const researchServer = serverFeature(researchFeature, {
  intents: intentsWith(researchIntents, researchFactWays),
  endpoints: researchEndpoints,
  guides: guidesWith(researchGuides, researchWays),
});
