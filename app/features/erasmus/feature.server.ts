/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { erasmusEndpoints } from "./erasmus.api.server";
import { erasmusFeature } from "./feature";

export const erasmusServer = serverFeature(erasmusFeature, { endpoints: erasmusEndpoints });
