/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { aiEndpoints } from "./ai.api.server";
import { oldChats } from "./chats.repository.server";
import { aiFeature } from "./feature";
import { foreignIntents } from "./foreign";
import { aiGuides } from "./locales/guides";
import { aiWays } from "./locales/ways-to-ask";
import { aiPlaces, unansweredPlaces } from "./personal-data.repository.server";
import { sampleQuestions } from "./samples.server";
import { oldUnanswered } from "./unanswered.repository.server";

export const aiServer = serverFeature(aiFeature, {
  guides: guidesWith(aiGuides, aiWays),
  intents: foreignIntents,
  suggestions: [{ order: 6, questions: (ctx) => sampleQuestions(ctx).slice(0, 1) }],
  endpoints: aiEndpoints,
  personalData: aiPlaces,
  outsidePlaces: unansweredPlaces,
  oldTraces: [oldChats, oldUnanswered],
});
