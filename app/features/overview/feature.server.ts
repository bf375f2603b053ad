/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { calendarEndpoints } from "./calendar.api.server";
import { overviewFeature } from "./feature";
import { overviewIntents } from "./intents.server";
import { overviewGuides } from "./locales/guides";
import { peopleSource } from "./people-search.repository.server";
import { overviewPlaces } from "./personal-data.repository.server";
import { dueSuggestion } from "./suggestions.server";

export const overviewServer = serverFeature(overviewFeature, {
  endpoints: calendarEndpoints,
  guides: overviewGuides,
  intents: overviewIntents,
  suggestions: [dueSuggestion],
  personalData: overviewPlaces,
  searchSources: [peopleSource],
});
