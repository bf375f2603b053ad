/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { homeFeature } from "./feature";
import { homeEndpoints } from "./home.api.server";

export const homeServer = serverFeature(homeFeature, { endpoints: homeEndpoints });
