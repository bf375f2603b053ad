/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { noOperator } from "~/platform/operator";
import { operatorFeature } from "./feature";

export const operatorServer = serverFeature(operatorFeature, {
  settings: { operator: noOperator },
  tools: [{ name: "operator", order: 5.5, to: "/admin/settings/operator" }],
});
