/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { mapsFeature } from "./feature";
import { mapsGuides } from "./locales/guides";

export const mapsServer = serverFeature(mapsFeature, { guides: mapsGuides });
