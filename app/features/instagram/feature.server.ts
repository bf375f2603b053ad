/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { instagramFeature } from "./feature";
import { instagramEndpoints } from "./instagram.api.server";
import { instagramPlaces } from "./personal-data.repository.server";
import { readersOfInstagram } from "./pictures.repository.server";

export const instagramServer = serverFeature(instagramFeature, {
  endpoints: instagramEndpoints,
  personalData: instagramPlaces,
  pictureReaders: { "instagram-picture": readersOfInstagram },
});
