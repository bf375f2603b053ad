/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { homeFeature } from "./feature";
import { homeEndpoints } from "./home.api.server";
import { homeGuides } from "./locales/guides";

export const homeServer = serverFeature(homeFeature, { guides: homeGuides, endpoints: homeEndpoints });
