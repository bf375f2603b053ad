/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { noOperator } from "~/platform/operator";
import { noProcessors } from "~/platform/processors";
import { operatorFeature } from "./feature";
import { operatorGuides } from "./locales/guides";
import { operatorWays } from "./locales/ways-to-ask";
import { toldOperator } from "./operator.told.server";

export const operatorServer = serverFeature(operatorFeature, {
  settings: { operator: noOperator, processors: noProcessors },
  toldSettings: toldOperator,
  guides: guidesWith(operatorGuides, operatorWays),
  tools: [
    { name: "operator", order: 5.5, to: "/admin/settings/operator" },
    { name: "processors", order: 5.6, to: "/admin/settings/processors" },
  ],
});
