/** What this feature brings on the server. */
import { informationProjects } from "@schema/information";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { informationFeature } from "./feature";
import { informationEndpoints } from "./information.api.server";
import { informationPassages } from "./information-passages.repository.server";
import { informationSource } from "./information-search.repository.server";
import { informationGuides } from "./locales/guides";
import { informationWays } from "./locales/ways-to-ask";

export const informationServer = serverFeature(informationFeature, {
  audited: [
    {
      thing: "information",
      row: {
        table: informationProjects,
        id: informationProjects.projectId,
        title: { en: informationProjects.nameEn, tr: informationProjects.nameTr },
      },
      pageOf: (id) => `/information/edit/${id}`,
    },
  ],
  guides: guidesWith(informationGuides, informationWays),
  endpoints: informationEndpoints,
  searchSources: [informationSource],
  passages: [informationPassages],
  tools: [{ name: "information", order: 8, to: "/information/all?status=draft" }],
});
