/** What this feature brings on the server. */
import { legalRequests } from "@schema/legal-requests";
import { serverFeature } from "~/engines/feature.server";
import { legalRequestsFeature } from "./feature";
import { legalRequestsInbox } from "./inbox.repository.server";
import { oldRequests } from "./legal-requests.repository.server";
import { contentRestricted, restrictionDecided } from "./notices.repository.server";
import { legalRequestPlaces } from "./personal-data.repository.server";

export const legalRequestsServer = serverFeature(legalRequestsFeature, {
  audited: [{ thing: "request", row: { table: legalRequests, id: legalRequests.requestId }, pageOf: (id) => `/admin/requests/${id}` }],
  inbox: [legalRequestsInbox],
  personalData: legalRequestPlaces,
  oldTraces: [oldRequests],
  notices: [contentRestricted, restrictionDecided],
});
