/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { profileFeature } from "./feature";
import { photoEndpoints } from "./photo.api.server";
import { profileEndpoints } from "./profile.api.server";

export const profileServer = serverFeature(profileFeature, { endpoints: [...profileEndpoints, ...photoEndpoints] });
