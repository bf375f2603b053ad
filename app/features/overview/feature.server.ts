/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { overviewFeature } from "./feature";
import { peopleSource } from "./people-search.repository.server";

export const overviewServer = serverFeature(overviewFeature, {
  searchSources: [peopleSource],
});
