/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { watFeature } from "./feature";
import { watIntents } from "./intents.server";
import { watFactWays } from "./locales/fact-ways";
import { watGuides } from "./locales/guides";
import { watWays } from "./locales/ways-to-ask";
import { watEndpoints } from "./wat.api.server";

export const watServer = serverFeature(watFeature, {
  intents: intentsWith(watIntents, watFactWays),
  endpoints: watEndpoints,
  guides: guidesWith(watGuides, watWays),
});
