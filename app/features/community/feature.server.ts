/** What this feature brings on the server. */
import { communities } from "@schema/community";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { communityEndpoints } from "./community.api.server";
import { communityPassages } from "./community-passages.repository.server";
import { communitySource } from "./community-search.repository.server";
import { communityFeature } from "./feature";
import { communityIntents } from "./intents.server";
import { communityFactWays } from "./locales/fact-ways";
import { communityGuides } from "./locales/guides";
import { communityWays } from "./locales/ways-to-ask";
import { joinApproved, joinRejected, joinRequest } from "./notices.repository.server";
import { memberPlace } from "./own.repository.server";
import { communityPlaces } from "./personal-data.repository.server";
import { readersOfCommunity } from "./pictures.repository.server";

export const communityServer = serverFeature(communityFeature, {
  audited: [
    {
      thing: "community",
      row: { table: communities, id: communities.communityId, title: { en: communities.name, tr: communities.name } },
      pageOf: (id) => `/community/one/${id}`,
    },
  ],
  guides: guidesWith(communityGuides, communityWays),
  intents: intentsWith(communityIntents, communityFactWays),
  endpoints: communityEndpoints,
  searchSources: [communitySource],
  passages: [communityPassages],
  personalData: communityPlaces,
  ownPlaces: [memberPlace],
  notices: [joinRequest, joinApproved, joinRejected],
  pictureReaders: { "community-picture": readersOfCommunity },
  tools: [{ name: "communities", order: 4, to: "/admin/community/community" }],
});
