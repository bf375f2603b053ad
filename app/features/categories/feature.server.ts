/** What this feature brings on the server. */
import { labels } from "@schema/labels";
import { serverFeature } from "~/engines/feature.server";
import { categoryEndpoints } from "./categories.api.server";
import { categoriesFeature } from "./feature";

export const categoriesServer = serverFeature(categoriesFeature, {
  audited: [
    {
      thing: "category",
      row: { table: labels, id: labels.labelId, title: { en: labels.nameEn, tr: labels.nameTr } },
      pageOf: (id) => `/admin/categories/edit/${id}`,
    },
  ],
  endpoints: categoryEndpoints,
  tools: [{ name: "categories", order: 12, to: "/admin/categories/all" }],
});
