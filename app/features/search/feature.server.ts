/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { searchFeature } from "./feature";
import { searchGuides } from "./locales/guides";
import { pageSource } from "./page-source.server";
import { searchEndpoints } from "./search.api.server";

export const searchServer = serverFeature(searchFeature, { endpoints: searchEndpoints, guides: searchGuides, searchSources: [pageSource] });
