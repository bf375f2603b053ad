/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { eventSource } from "./event-search.repository.server";
import { eventEndpoints } from "./events.api.server";
import { eventsFeature } from "./feature";
import { eventInbox } from "./inbox.repository.server";
import { eventPlaces } from "./personal-data.repository.server";
import { sweepEventPictures } from "./pictures.service.server";

export const eventsServer = serverFeature(eventsFeature, {
  endpoints: eventEndpoints,
  inbox: [eventInbox],
  searchSources: [eventSource],
  personalData: eventPlaces,
  unusedPictures: sweepEventPictures,
});
