/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { aiEndpoints } from "./ai.api.server";
import { DEFAULT_KEPT_DAYS, DEFAULT_QUESTIONS } from "./ai.limits";
import { oldChats } from "./chats.repository.server";
import { aiFeature } from "./feature";
import { aiPlaces } from "./personal-data.repository.server";

declare module "~/platform/settings.server" {
  interface Settings {
    /** Questions that one person may ask the assistant a day. */
    assistantQuestions: number;
    /** Days that a conversation is kept after its last question. */
    assistantKeptDays: number;
  }
}

export const aiServer = serverFeature(aiFeature, {
  endpoints: aiEndpoints,
  settings: { assistantQuestions: DEFAULT_QUESTIONS, assistantKeptDays: DEFAULT_KEPT_DAYS },
  personalData: aiPlaces,
  oldTraces: [oldChats],
});
