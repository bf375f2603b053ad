/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { databankEndpoints } from "./databank.api.server";
import { databankFeature } from "./feature";

export const databankServer = serverFeature(databankFeature, { endpoints: databankEndpoints });
