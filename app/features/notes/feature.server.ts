/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { notesFeature } from "./feature";
import { noteIntents } from "./intents.server";
import { notesFactWays } from "./locales/fact-ways";
import { notesGuides } from "./locales/guides";
import { notesWays } from "./locales/ways-to-ask";
import { notesEndpoints } from "./notes.api.server";

export const notesServer = serverFeature(notesFeature, {
  guides: guidesWith(notesGuides, notesWays),
  intents: intentsWith(noteIntents, notesFactWays),
  endpoints: notesEndpoints,
});
