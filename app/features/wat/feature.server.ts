/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { watFeature } from "./feature";
import { watEndpoints } from "./wat.api.server";

export const watServer = serverFeature(watFeature, { endpoints: watEndpoints });
