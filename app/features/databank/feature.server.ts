/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { entryContributions, entryWork } from "./contributions.repository.server";
import { databankEndpoints } from "./databank.api.server";
import { reviewEntries } from "./databank.service.server";
import { databankFeature } from "./feature";
import { entriesInbox } from "./inbox.repository.server";
import { databankIntents } from "./intents.server";
import { databankGuides } from "./locales/guides";
import { databankWays } from "./locales/ways-to-ask";
import { entriesMerge } from "./merge.repository.server";
import { databankPlaces } from "./personal-data.repository.server";
import { reportableEntry } from "./reportable.repository.server";

export const databankServer = serverFeature(databankFeature, {
  guides: guidesWith(databankGuides, databankWays),
  intents: databankIntents,
  endpoints: databankEndpoints,
  inbox: [entriesInbox(reviewEntries)],
  personalData: databankPlaces,
  courseMerge: [entriesMerge],
  contributions: [entryContributions],
  ownWork: [entryWork],
  reportables: [reportableEntry],
});
