/** What this feature brings on the server. */
import { polls } from "@schema/poll";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { pollFeature } from "./feature";
import { pollGuides } from "./locales/guides";
import { pollWays } from "./locales/ways-to-ask";
import { pollPlaces } from "./personal-data.repository.server";
import { pollEndpoints } from "./poll.api.server";
import { releasePolls } from "./poll.service.server";

export const pollServer = serverFeature(pollFeature, {
  audited: [{ thing: "poll", row: { table: polls, id: polls.pollId }, pageOf: (id) => `/poll/one/${id}` }],
  endpoints: pollEndpoints,
  guides: guidesWith(pollGuides, pollWays),
  personalData: pollPlaces,
  jobs: [defineJob({ name: "poll-results", schedule: "frequent", run: async (ctx) => `${await releasePolls(ctx)} polls looked at` })],
});
