/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { chronicleEndpoints } from "./chronicle.api.server";
import { chronicleFeature } from "./feature";
import { chronicleGuides } from "./locales/guides";
import { chronicleWays } from "./locales/ways-to-ask";

export const chronicleServer = serverFeature(chronicleFeature, {
  guides: guidesWith(chronicleGuides, chronicleWays),
  endpoints: chronicleEndpoints,
});
