/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { categoryEndpoints } from "./categories.api.server";
import { categoriesFeature } from "./feature";

export const categoriesServer = serverFeature(categoriesFeature, {
  endpoints: categoryEndpoints,
  tools: [{ name: "categories", order: 12, to: "/admin/categories/all" }],
});
