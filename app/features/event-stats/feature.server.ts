/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { eventStatEndpoints } from "./event-stats.api.server";
import { releaseEventNumbers } from "./event-stats.service.server";
import { eventStatsFeature } from "./feature";

export const eventStatsServer = serverFeature(eventStatsFeature, {
  endpoints: eventStatEndpoints,
  jobs: [defineJob({ name: "event-numbers", schedule: "daily", run: async (ctx) => `${await releaseEventNumbers(ctx)} events looked at` })],
});
