/** What this feature brings on the server. */
import { breaches } from "@schema/breaches";
import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { breachEndpoints } from "./breaches.api.server";
import { settleNotices } from "./breaches.service.server";
import { breachesFeature } from "./feature";
import { breachNoticeMessage } from "./notice.message.server";
import { breachPlaces } from "./personal-data.repository.server";

export const breachesServer = serverFeature(breachesFeature, {
  endpoints: breachEndpoints,
  audited: [{ thing: "breach", row: { table: breaches, id: breaches.breachId }, pageOf: (id) => `/admin/breaches/${id}` }],
  personalData: breachPlaces,
  messages: [breachNoticeMessage],
  jobs: [defineJob({ name: "breach-notices", schedule: "frequent", run: settleNotices })],
  tools: [{ name: "breaches", order: 15, to: "/admin/breaches" }],
});
