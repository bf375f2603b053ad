/** What this feature brings on the server. */

import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { reportingFeature } from "./feature";
import { reportInbox } from "./inbox.repository.server";
import { reportPlaces } from "./personal-data.repository.server";
import { reportingEndpoints } from "./reporting.api.server";
import { mailAnswers } from "./reporting.service.server";

declare module "~/platform/settings.server" {
  interface Settings {
    /** Distinct trusted people whose reports hide a thing until staff have looked. */
    reportThreshold: number;
  }
}

export const reportingServer = serverFeature(reportingFeature, {
  endpoints: reportingEndpoints,
  inbox: [reportInbox],
  personalData: reportPlaces,
  jobs: [defineJob({ name: "report-answers", schedule: "frequent", run: async (ctx) => `${await mailAnswers(ctx)} answers queued` })],
  settings: { reportThreshold: 3 },
});
