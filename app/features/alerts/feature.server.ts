/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { oldAlerts } from "./alerts.repository.server";
import { lookForTrouble } from "./alerts.service.server";
import { alertsFeature } from "./feature";
import { alertOver, alertRaised } from "./notices.repository.server";
import { alertMessage } from "./webhook.message.server";

export const alertsServer = serverFeature(alertsFeature, {
  notices: [alertRaised, alertOver],
  messages: [alertMessage],
  oldTraces: [oldAlerts],
  jobs: [defineJob({ name: "alerts", schedule: "frequent", run: lookForTrouble })],
});
