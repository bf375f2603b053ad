/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { postDocuments } from "~/engines/posts/documents.server";
import { erasmusEndpoints } from "./erasmus.api.server";
import { erasmus } from "./erasmus.collection";
import { erasmusFeature } from "./feature";
import { erasmusIntents } from "./intents.server";
import { erasmusFactWays } from "./locales/fact-ways";
import { erasmusGuides } from "./locales/guides";
import { erasmusWays } from "./locales/ways-to-ask";
import { erasmusPlaces } from "./personal-data.repository.server";

export const erasmusServer = serverFeature(erasmusFeature, {
  guides: guidesWith(erasmusGuides, erasmusWays),
  intents: intentsWith(erasmusIntents, erasmusFactWays),
  endpoints: erasmusEndpoints,
  documents: [postDocuments(erasmus, "erasmus_experiences")],
  personalData: erasmusPlaces,
});
