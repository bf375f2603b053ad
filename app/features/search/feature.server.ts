/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { searchFeature } from "./feature";
import { pageSource } from "./page-source.server";
import { searchEndpoints } from "./search.api.server";

export const searchServer = serverFeature(searchFeature, { endpoints: searchEndpoints, searchSources: [pageSource] });
