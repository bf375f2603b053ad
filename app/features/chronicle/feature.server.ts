/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { chronicleEndpoints } from "./chronicle.api.server";
import { chronicleFeature } from "./feature";
import { chronicleGuides } from "./locales/guides";

export const chronicleServer = serverFeature(chronicleFeature, { guides: chronicleGuides, endpoints: chronicleEndpoints });
