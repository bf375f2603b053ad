/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { compareFeature } from "./feature";
import { compareIntents } from "./intents.server";
import { compareFactWays } from "./locales/fact-ways";
import { compareGuides } from "./locales/guides";
import { compareWays } from "./locales/ways-to-ask";

export const compareServer = serverFeature(compareFeature, {
  guides: guidesWith(compareGuides, compareWays),
  intents: intentsWith(compareIntents, compareFactWays),
});
