/** What this feature brings on the server. */
import { trafficDays } from "@schema/traffic";
import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { makeDigests, sweepDays } from "./digest.service.server";
import { trafficFeature } from "./feature";
import { trafficEndpoints } from "./traffic.api.server";
import { oldDays } from "./traffic.repository.server";

export const trafficServer = serverFeature(trafficFeature, {
  endpoints: trafficEndpoints,
  oldTraces: [oldDays],
  audited: [{ thing: "traffic", row: { table: trafficDays, id: trafficDays.day }, pageOf: () => "/admin/traffic" }],
  tools: [{ name: "traffic", order: 7.7, to: "/admin/traffic" }],
  jobs: [
    defineJob({ name: "traffic-digest", schedule: "daily", run: makeDigests }),
    defineJob({ name: "traffic-sweep", schedule: "frequent", run: sweepDays }),
  ],
});
