/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { devLogEndpoints } from "./dev-log.api.server";
import { devLogFeature } from "./feature";

export const devLogServer = serverFeature(devLogFeature, { endpoints: devLogEndpoints });
