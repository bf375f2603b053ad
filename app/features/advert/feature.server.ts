/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { advertEndpoints } from "./advert.api.server";
import { advertFeature } from "./feature";
import { advertGuides } from "./locales/guides";

export const advertServer = serverFeature(advertFeature, { guides: advertGuides, endpoints: advertEndpoints });
