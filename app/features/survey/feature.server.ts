/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { surveyFeature } from "./feature";
import { surveyIntents } from "./intents.server";
import { surveyFactWays } from "./locales/fact-ways";
import { surveyGuides } from "./locales/guides";
import { surveyWays } from "./locales/ways-to-ask";
import { surveyPlaces } from "./personal-data.repository.server";
import { surveyEndpoints } from "./survey.api.server";
import { releaseDue } from "./survey.service.server";

export const surveyServer = serverFeature(surveyFeature, {
  intents: intentsWith(surveyIntents, surveyFactWays),
  endpoints: surveyEndpoints,
  guides: guidesWith(surveyGuides, surveyWays),
  personalData: surveyPlaces,
  jobs: [defineJob({ name: "survey-results", schedule: "frequent", run: async (ctx) => `${await releaseDue(ctx)} surveys looked at` })],
});
