/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { notesFeature } from "./feature";
import { notesGuides } from "./locales/guides";
import { notesEndpoints } from "./notes.api.server";

export const notesServer = serverFeature(notesFeature, { guides: notesGuides, endpoints: notesEndpoints });
