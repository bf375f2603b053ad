/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { advertEndpoints } from "./advert.api.server";
import { advertFeature } from "./feature";
import { advertIntents } from "./intents.server";
import { advertGuides } from "./locales/guides";

export const advertServer = serverFeature(advertFeature, { guides: advertGuides, intents: advertIntents, endpoints: advertEndpoints });
