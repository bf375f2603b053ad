/** What this feature brings on the server. */
import { labels } from "@schema/labels";
import { serverFeature } from "~/engines/feature.server";
import { tagsFeature } from "./feature";
import { tagEndpoints } from "./tags.api.server";

export const tagsServer = serverFeature(tagsFeature, {
  audited: [
    {
      thing: "tag",
      row: { table: labels, id: labels.labelId, title: { en: labels.nameEn, tr: labels.nameTr } },
      pageOf: (id) => `/admin/tags/edit/${id}`,
    },
  ],
  endpoints: tagEndpoints,
  tools: [{ name: "tags", order: 13, to: "/admin/tags/all" }],
});
