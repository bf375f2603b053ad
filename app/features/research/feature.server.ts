/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { researchFeature } from "./feature";
import { researchEndpoints } from "./research.api.server";

export const researchServer = serverFeature(researchFeature, { endpoints: researchEndpoints });
