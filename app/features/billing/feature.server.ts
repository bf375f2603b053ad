/** What this feature brings on the server. */
import { billingRecords } from "@schema/billing";
import { serverFeature } from "~/engines/feature.server";
import { billingEndpoints } from "./billing.api.server";
import { billingFeature } from "./feature";
import { oldRecords } from "./old-traces.repository.server";
import { billingPlaces } from "./personal-data.repository.server";

export const billingServer = serverFeature(billingFeature, {
  endpoints: billingEndpoints,
  personalData: billingPlaces,
  oldTraces: [oldRecords],
  audited: [{ thing: "billing", row: { table: billingRecords, id: billingRecords.recordId }, pageOf: (id) => `/admin/billing/${id}` }],
  tools: [{ name: "billing", order: 7.5, to: "/admin/billing" }],
});
