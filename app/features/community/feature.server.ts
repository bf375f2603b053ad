/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { communityEndpoints } from "./community.api.server";
import { communitySource } from "./community-search.repository.server";
import { communityFeature } from "./feature";
import { communityPlaces } from "./personal-data.repository.server";

export const communityServer = serverFeature(communityFeature, {
  endpoints: communityEndpoints,
  searchSources: [communitySource],
  personalData: communityPlaces,
  tools: [{ name: "communities", order: 4, to: "/admin/community/community" }],
});
