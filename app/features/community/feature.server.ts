/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { communityEndpoints } from "./community.api.server";
import { communityFeature } from "./feature";

export const communityServer = serverFeature(communityFeature, { endpoints: communityEndpoints });
