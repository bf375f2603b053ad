/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { eventEndpoints } from "./events.api.server";
import { eventsFeature } from "./feature";

export const eventsServer = serverFeature(eventsFeature, { endpoints: eventEndpoints });
