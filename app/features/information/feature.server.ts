/** What this feature brings on the server. */
import { informationProjects } from "@schema/information";
import { serverFeature } from "~/engines/feature.server";
import { informationFeature } from "./feature";
import { informationEndpoints } from "./information.api.server";
import { informationPassages } from "./information-passages.repository.server";
import { informationSource } from "./information-search.repository.server";
import { informationGuides } from "./locales/guides";

export const informationServer = serverFeature(informationFeature, {
  audited: [
    {
      thing: "information",
      row: { table: informationProjects, id: informationProjects.projectId },
      pageOf: (id) => `/information/edit/${id}`,
    },
  ],
  guides: informationGuides,
  endpoints: informationEndpoints,
  searchSources: [informationSource],
  passages: [informationPassages],
  tools: [{ name: "information", order: 8, to: "/information/all?status=draft" }],
});
