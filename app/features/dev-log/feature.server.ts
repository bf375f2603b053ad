/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { devLogEndpoints } from "./dev-log.api.server";
import { devLogFeature } from "./feature";
import { devLogGuides } from "./locales/guides";

export const devLogServer = serverFeature(devLogFeature, { guides: devLogGuides, endpoints: devLogEndpoints });
