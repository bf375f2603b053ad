/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { contentToolsEndpoints } from "./content-tools.api.server";
import { contentToolsFeature } from "./feature";

export const contentToolsServer = serverFeature(contentToolsFeature, {
  endpoints: contentToolsEndpoints,
  tools: [{ name: "contentTools", order: 20, to: "/admin/content-both" }],
});
