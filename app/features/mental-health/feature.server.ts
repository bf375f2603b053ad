/** What this feature brings on the server: neither search, nor notifications, nor a place in anybody's list of contributions. */
import { serverFeature } from "~/engines/feature.server";
import { mentalHealthFeature } from "./feature";
import { poolInbox } from "./inbox.repository.server";
import { mentalHealthGuides } from "./locales/guides";
import { mentalHealthEndpoints } from "./mental-health.api.server";
import { poolPlaces } from "./personal-data.repository.server";
import { reportableEntry } from "./reportable.repository.server";

export const mentalHealthServer = serverFeature(mentalHealthFeature, {
  guides: { ...mentalHealthGuides, crisis: { ...mentalHealthGuides.crisis, isUnkept: true } },
  endpoints: mentalHealthEndpoints,
  inbox: [poolInbox],
  personalData: poolPlaces,
  reportables: [reportableEntry],
});
