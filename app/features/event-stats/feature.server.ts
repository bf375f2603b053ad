/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { eventStatEndpoints } from "./event-stats.api.server";
import { eventStatsFeature } from "./feature";

export const eventStatsServer = serverFeature(eventStatsFeature, { endpoints: eventStatEndpoints });
