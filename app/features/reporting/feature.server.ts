/** What this feature brings on the server. */

import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { reviewErrors } from "~/engines/review/errors";
import type { Decidable } from "~/engines/review/inbox.server";
import { defineJob } from "~/platform/jobs.server";
import { appealInbox } from "./appeals-inbox.server";
import { oldChecks } from "./checks.repository.server";
import { reportDossiers } from "./dossiers.server";
import { reportingFeature } from "./feature";
import { recentReportDecisions, reportInbox } from "./inbox.repository.server";
import { reportingGuides } from "./locales/guides";
import { reportingWays } from "./locales/ways-to-ask";
import { claimReport, decideReport, undoReport } from "./moderation.service.server";
import { appealAnswered, authorPaused, reportAnswered, reportClaimed, reportUrgent } from "./notices.repository.server";
import { releasePeriods } from "./openness.service.server";
import { reportedPlace } from "./own.repository.server";
import { toldPauses } from "./pauses.told.server";
import { reportPlaces } from "./personal-data.repository.server";
import { reportingEndpoints } from "./reporting.api.server";
import { callAgain, mailAnswers, remindOfReports } from "./reporting.service.server";
import { authorTemplateTexts, templateTexts } from "./templates";

/** Reports are decided on in the staff's list as on their own page. */
const decidable: Decidable = {
  asks: "answer",
  sentences: { reason: templateTexts, author_reason: authorTemplateTexts },
  claim: claimReport,
  async decide(ctx, id, { decision, reason, authorReason, pauseDays }) {
    if (decision !== "uphold" && decision !== "dismiss") throw reviewErrors.nothingToReview();
    await decideReport(ctx, id, {
      decision,
      reason,
      ...(authorReason && { author_reason: authorReason }),
      ...(pauseDays && { pause_days: pauseDays }),
    });
  },
  dossiers: reportDossiers,
  wayBack: { from: ["uphold", "dismiss"], undo: undoReport, recent: recentReportDecisions },
};

export const reportingServer = serverFeature(reportingFeature, {
  endpoints: reportingEndpoints,
  guides: guidesWith(reportingGuides, reportingWays),
  inbox: [reportInbox(decidable), appealInbox],
  toldActs: toldPauses,
  personalData: reportPlaces,
  ownPlaces: [reportedPlace],
  oldTraces: [oldChecks],
  notices: [reportAnswered, appealAnswered, reportClaimed, reportUrgent, authorPaused],
  jobs: [
    defineJob({ name: "report-answers", schedule: "frequent", run: async (ctx) => `${await mailAnswers(ctx)} answers queued` }),
    defineJob({ name: "report-claims", schedule: "frequent", run: async (ctx) => `${await remindOfReports(ctx)} claims told` }),
    defineJob({ name: "report-periods", schedule: "daily", run: async (ctx) => `${await releasePeriods(ctx)} periods told` }),
    defineJob({ name: "report-calls", schedule: "frequent", run: async (ctx) => `called again to ${await callAgain(ctx)} reports` }),
  ],
});
