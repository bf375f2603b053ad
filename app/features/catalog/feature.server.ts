/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { catalogEndpoints } from "./catalog.api.server";
import { catalogFeature } from "./feature";

export const catalogServer = serverFeature(catalogFeature, { endpoints: catalogEndpoints });
