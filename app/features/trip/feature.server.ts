/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { tripFeature } from "./feature";
import { tripPlaces } from "./personal-data.repository.server";
import { tripEndpoints } from "./trip.api.server";

export const tripServer = serverFeature(tripFeature, { endpoints: tripEndpoints, personalData: tripPlaces });
