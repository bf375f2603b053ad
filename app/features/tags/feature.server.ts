/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { tagsFeature } from "./feature";
import { tagEndpoints } from "./tags.api.server";

export const tagsServer = serverFeature(tagsFeature, {
  endpoints: tagEndpoints,
  tools: [{ name: "tags", order: 13, to: "/admin/tags/all" }],
});
