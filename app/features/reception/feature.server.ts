/** What this feature brings on the server. */

import { serverFeature } from "../../platform/feature.server";
import { receptionFeature } from "./feature";
import { receptionPlaces } from "./personal-data.repository.server";
import { receptionEndpoints } from "./reception.api.server";

export const receptionServer = serverFeature(receptionFeature, {
  endpoints: receptionEndpoints,
  personalData: receptionPlaces,
});
