/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { notesFeature } from "./feature";
import { noteIntents } from "./intents.server";
import { notesGuides } from "./locales/guides";
import { notesEndpoints } from "./notes.api.server";

export const notesServer = serverFeature(notesFeature, { guides: notesGuides, intents: noteIntents, endpoints: notesEndpoints });
