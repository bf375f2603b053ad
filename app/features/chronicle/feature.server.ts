/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { chronicleEndpoints } from "./chronicle.api.server";
import { chronicleFeature } from "./feature";

export const chronicleServer = serverFeature(chronicleFeature, { endpoints: chronicleEndpoints });
