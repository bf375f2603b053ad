/** What this feature brings on the server. */
import { errorGroups } from "@schema/platform";
import { serverFeature } from "~/engines/feature.server";
import { auditEndpoints } from "./audit.api.server";
import { auditFeature } from "./feature";

export const auditServer = serverFeature(auditFeature, {
  endpoints: auditEndpoints,
  tools: [{ name: "audit", order: 16, to: "/admin/audit" }],
  audited: [
    { thing: "error", row: { table: errorGroups, id: errorGroups.fingerprint }, pageOf: (id) => `/admin/error/${id}` },
    { thing: "message", pageOf: () => "/admin/panel#health" },
  ],
});
