/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { searchFeature } from "./feature";
import { searchGuides } from "./locales/guides";
import { searchWays } from "./locales/ways-to-ask";
import { pageSource } from "./page-source.server";
import { searchEndpoints } from "./search.api.server";

export const searchServer = serverFeature(searchFeature, {
  endpoints: searchEndpoints,
  guides: guidesWith(searchGuides, searchWays),
  searchSources: [pageSource],
});
