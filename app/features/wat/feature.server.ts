/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { watFeature } from "./feature";
import { watIntents } from "./intents.server";
import { watGuides } from "./locales/guides";
import { watEndpoints } from "./wat.api.server";

export const watServer = serverFeature(watFeature, {
  intents: watIntents,
  endpoints: watEndpoints,
  guides: watGuides,
});
