/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { compareFeature } from "./feature";
import { compareIntents } from "./intents.server";
import { compareGuides } from "./locales/guides";

export const compareServer = serverFeature(compareFeature, { guides: compareGuides, intents: compareIntents });
