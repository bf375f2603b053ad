/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { researchFeature } from "./feature";
import { researchIntents } from "./intents.server";
import { researchGuides } from "./locales/guides";
import { researchEndpoints } from "./research.api.server";

export const researchServer = serverFeature(researchFeature, {
  intents: researchIntents,
  endpoints: researchEndpoints,
  guides: researchGuides,
});
