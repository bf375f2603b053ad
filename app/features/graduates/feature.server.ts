/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { graduatesFeature } from "./feature";
import { graduateEndpoints } from "./graduates.api.server";

export const graduatesServer = serverFeature(graduatesFeature, { endpoints: graduateEndpoints });
