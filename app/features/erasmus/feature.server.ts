/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { erasmusEndpoints } from "./erasmus.api.server";
import { erasmusFeature } from "./feature";
import { erasmusPlaces } from "./personal-data.repository.server";

export const erasmusServer = serverFeature(erasmusFeature, {
  endpoints: erasmusEndpoints,
  personalData: erasmusPlaces,
});
