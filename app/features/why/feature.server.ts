/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { whyFeature } from "./feature";
import { whyEndpoints } from "./why.api.server";

export const whyServer = serverFeature(whyFeature, { endpoints: whyEndpoints });
