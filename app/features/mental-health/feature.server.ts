/** What this feature brings on the server: neither search, nor notifications, nor a place in anybody's list of contributions. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { poolConsents } from "./consent-kinds.server";
import { mentalHealthFeature } from "./feature";
import { poolInbox } from "./inbox.repository.server";
import { resealEntries } from "./keys.server";
import { mentalHealthGuides } from "./locales/guides";
import { mentalHealthWays } from "./locales/ways-to-ask";
import { mentalHealthEndpoints } from "./mental-health.api.server";
import { poolPlaces } from "./personal-data.repository.server";
import { reportableEntry } from "./reportable.repository.server";

export const mentalHealthServer = serverFeature(mentalHealthFeature, {
  guides: guidesWith({ ...mentalHealthGuides, crisis: { ...mentalHealthGuides.crisis, isUnkept: true } }, mentalHealthWays),
  endpoints: mentalHealthEndpoints,
  inbox: [poolInbox],
  personalData: poolPlaces,
  consentKinds: poolConsents,
  reportables: [reportableEntry],
  jobs: [defineJob({ name: "pool-keys", schedule: "daily", run: resealEntries })],
});
