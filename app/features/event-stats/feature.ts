/** What this feature brings: its pages. */
import { feature } from "../../engines/feature";
import { eventStatPages } from "./event-stats.pages";

export const eventStatsFeature = feature("event-stats", { pages: eventStatPages });
