/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { whyFeature } from "./feature";
import { whyGuides } from "./locales/guides";
import { whyEndpoints } from "./why.api.server";

export const whyServer = serverFeature(whyFeature, { endpoints: whyEndpoints, guides: whyGuides });
