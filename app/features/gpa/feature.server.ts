/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { gpaFeature } from "./feature";
import { gpaEndpoints } from "./gpa.api.server";
import { gpaPlaces } from "./gpa.repository.server";
import { gpaIntents } from "./intents.server";
import { gpaFactWays } from "./locales/fact-ways";
import { gpaGuides } from "./locales/guides";
import { gpaWays } from "./locales/ways-to-ask";
import { regulationIntents } from "./regulation-intents.server";
import { regulationPassages } from "./regulation-passages.server";
import { savedTranscriptEndpoints } from "./saved-transcript.api.server";

export const gpaServer = serverFeature(gpaFeature, {
  guides: guidesWith(gpaGuides, gpaWays),
  endpoints: [...gpaEndpoints, ...savedTranscriptEndpoints],
  intents: intentsWith([...gpaIntents, ...regulationIntents], gpaFactWays),
  personalData: gpaPlaces,
  passages: [regulationPassages],
});
