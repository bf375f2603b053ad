/** What this feature brings: admins hear of trouble with the machinery. It has no pages: the panel shows how everything runs. */
import { feature } from "../../engines/feature";

export const alertsFeature = feature("alerts", {});
