/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { gpaFeature } from "./feature";
import { gpaEndpoints } from "./gpa.api.server";

export const gpaServer = serverFeature(gpaFeature, { endpoints: gpaEndpoints });
