/** What this feature brings on the server. */
import { trafficDays } from "@schema/traffic";
import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { makeDigests, sweepDays } from "./digest.service.server";
import { trafficFeature } from "./feature";
import { trafficEndpoints } from "./traffic.api.server";
import { oldDays } from "./traffic.repository.server";
import { consumeLines, noteRequest } from "./writing.server";

export const trafficServer = serverFeature(trafficFeature, {
  endpoints: trafficEndpoints,
  oldTraces: [oldDays],
  outsidePlaces: [
    {
      id: "traffic_days.lines",
      processing: {
        purpose: "traffic",
        bases: ["duty"],
        recipients: ["staff", "authorities"],
        kept: { setting: "trafficMonths", since: "made" },
        sensitivity: "confidential",
      },
      isUsed: ({ trafficMonths }) => trafficMonths > 0,
    },
  ],
  audited: [{ thing: "traffic", row: { table: trafficDays, id: trafficDays.day }, pageOf: () => "/admin/traffic" }],
  tools: [{ name: "traffic", order: 7.7, to: "/admin/traffic" }],
  afterAnswer: noteRequest,
  ownQueue: { name: "traffic", take: consumeLines },
  jobs: [
    defineJob({ name: "traffic-digest", schedule: "daily", run: makeDigests }),
    defineJob({ name: "traffic-sweep", schedule: "frequent", run: sweepDays }),
  ],
});
