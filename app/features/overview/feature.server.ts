/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { calendarEndpoints } from "./calendar.api.server";
import { overviewFeature } from "./feature";
import { overviewIntents } from "./intents.server";
import { overviewFactWays } from "./locales/fact-ways";
import { overviewGuides } from "./locales/guides";
import { overviewWays } from "./locales/ways-to-ask";
import { peopleSource } from "./people-search.repository.server";
import { overviewPlaces } from "./personal-data.repository.server";
import { dueSuggestion } from "./suggestions.server";

export const overviewServer = serverFeature(overviewFeature, {
  endpoints: calendarEndpoints,
  guides: guidesWith(overviewGuides, overviewWays),
  intents: intentsWith(overviewIntents, overviewFactWays),
  suggestions: [dueSuggestion],
  personalData: overviewPlaces,
  searchSources: [peopleSource],
});
