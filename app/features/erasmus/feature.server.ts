/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { postDocuments } from "~/engines/posts/documents.server";
import { erasmusEndpoints } from "./erasmus.api.server";
import { erasmus } from "./erasmus.collection";
import { erasmusFeature } from "./feature";
import { erasmusIntents } from "./intents.server";
import { erasmusGuides } from "./locales/guides";
import { erasmusWays } from "./locales/ways-to-ask";
import { erasmusPlaces } from "./personal-data.repository.server";

export const erasmusServer = serverFeature(erasmusFeature, {
  guides: guidesWith(erasmusGuides, erasmusWays),
  intents: erasmusIntents,
  endpoints: erasmusEndpoints,
  documents: [postDocuments(erasmus, "erasmus_experiences")],
  personalData: erasmusPlaces,
});
