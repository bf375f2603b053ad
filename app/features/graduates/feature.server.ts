/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { graduatesFeature } from "./feature";
import { graduateEndpoints } from "./graduates.api.server";
import { applicationsInbox } from "./inbox.repository.server";
import { graduatesGuides } from "./locales/guides";
import { graduatesWays } from "./locales/ways-to-ask";
import { graduateApproved, graduateRejected } from "./notices.repository.server";
import { graduatePlaces } from "./personal-data.repository.server";

export const graduatesServer = serverFeature(graduatesFeature, {
  guides: guidesWith(graduatesGuides, graduatesWays),
  endpoints: graduateEndpoints,
  inbox: [applicationsInbox],
  personalData: graduatePlaces,
  notices: [graduateApproved, graduateRejected],
});
