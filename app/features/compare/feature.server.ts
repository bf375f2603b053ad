/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { compareFeature } from "./feature";
import { compareIntents } from "./intents.server";

export const compareServer = serverFeature(compareFeature, { intents: compareIntents });
