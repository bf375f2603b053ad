/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { researchFeature } from "./feature";
import { researchIntents } from "./intents.server";
import { researchGuides } from "./locales/guides";
import { researchWays } from "./locales/ways-to-ask";
import { researchEndpoints } from "./research.api.server";

export const researchServer = serverFeature(researchFeature, {
  intents: researchIntents,
  endpoints: researchEndpoints,
  guides: guidesWith(researchGuides, researchWays),
});
