/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { aiEndpoints } from "./ai.api.server";
import { oldChats } from "./chats.repository.server";
import { aiFeature } from "./feature";
import { aiGuides } from "./locales/guides";
import { aiPlaces } from "./personal-data.repository.server";

export const aiServer = serverFeature(aiFeature, {
  guides: aiGuides,
  endpoints: aiEndpoints,
  personalData: aiPlaces,
  oldTraces: [oldChats],
});
