/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { waitlistFeature } from "./feature";
import { waitlistGuides } from "./locales/guides";
import { waitlistWays } from "./locales/ways-to-ask";
import { waitlistInvited } from "./notices.repository.server";
import { waitlistPlaces } from "./personal-data.repository.server";
import { waitlistEndpoints } from "./waitlist.api.server";
import { unconfirmedEntries } from "./waitlist.repository.server";

export const waitlistServer = serverFeature(waitlistFeature, {
  audited: [{ thing: "waitlist", pageOf: () => "/admin/waitlist/all" }],
  endpoints: waitlistEndpoints,
  guides: guidesWith(waitlistGuides, waitlistWays),
  notices: [waitlistInvited],
  personalData: waitlistPlaces,
  oldTraces: [unconfirmedEntries],
  tools: [{ name: "waitlist", order: 14, to: "/admin/waitlist/all" }],
});
