/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { alarmEndpoints } from "./alarm.api.server";
import { alarmFeature } from "./feature";
import { alarmIntents } from "./intents.server";
import { alarmFactWays } from "./locales/fact-ways";
import { alarmGuides } from "./locales/guides";
import { alarmWays } from "./locales/ways-to-ask";
import { alarmPlace } from "./own.repository.server";
import { alarmPlaces } from "./personal-data.repository.server";
import { alarmPlanner } from "./planner.repository.server";
import { alarmDue, JOB } from "./ring.repository.server";
import { ringDue } from "./ring.service.server";

export const alarmServer = serverFeature(alarmFeature, {
  guides: guidesWith(alarmGuides, alarmWays),
  intents: intentsWith(alarmIntents, alarmFactWays),
  endpoints: alarmEndpoints,
  planner: [alarmPlanner],
  personalData: alarmPlaces,
  ownPlaces: [alarmPlace],
  notices: [alarmDue],
  jobs: [defineJob({ name: JOB, schedule: "minutely", run: ringDue })],
});
