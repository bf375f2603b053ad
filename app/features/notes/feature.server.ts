/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { notesFeature } from "./feature";
import { notesEndpoints } from "./notes.api.server";

export const notesServer = serverFeature(notesFeature, { endpoints: notesEndpoints });
