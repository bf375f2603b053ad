/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { privacyFeature } from "./feature";
import { privacyEndpoints } from "./privacy.api.server";

export const privacyServer = serverFeature(privacyFeature, { endpoints: privacyEndpoints });
