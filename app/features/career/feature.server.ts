/** What this feature brings on the server. */
import { careerApplications } from "@schema/career";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { applicationsTaken, oldApplications } from "./applications.repository.server";
import { careerEndpoints } from "./career.api.server";
import { careerFeature } from "./feature";
import { careerGuides } from "./locales/guides";
import { careerWays } from "./locales/ways-to-ask";
import { careerPlaces } from "./personal-data.repository.server";

export const careerServer = serverFeature(careerFeature, {
  audited: [
    {
      thing: "career-application",
      row: { table: careerApplications, id: careerApplications.applicationId },
      pageOf: (id) => `/career/${id}`,
    },
  ],
  guides: guidesWith(careerGuides, careerWays),
  endpoints: careerEndpoints,
  personalData: careerPlaces,
  oldTraces: [oldApplications],
  taken: [applicationsTaken],
  tools: [{ name: "career", order: 11, to: "/admin/career/all" }],
});
