/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { releaseDemand } from "./demand.service.server";
import { scheduleFeature } from "./feature";
import { scheduleIntents } from "./intents.server";
import { scheduleFactWays } from "./locales/fact-ways";
import { scheduleGuides } from "./locales/guides";
import { scheduleWays } from "./locales/ways-to-ask";
import { schedulesMerge } from "./merge.repository.server";
import { schedulePlaces } from "./personal-data.repository.server";
import { schedulePlanner } from "./planner.repository.server";
import { scheduleEndpoints } from "./schedule.api.server";
import { togetherEndpoints } from "./together.api.server";
import { invitationsPlace, unanswered } from "./together.repository.server";

export const scheduleServer = serverFeature(scheduleFeature, {
  endpoints: [...scheduleEndpoints, ...togetherEndpoints],
  guides: guidesWith(scheduleGuides, scheduleWays),
  intents: intentsWith(scheduleIntents, scheduleFactWays),
  suggestions: [{ order: 7, questions: ({ product, locale }) => [product.translators[locale].t("schedule:assistant.suggested")] }],
  planner: [schedulePlanner],
  personalData: schedulePlaces,
  ownPlaces: [invitationsPlace],
  oldTraces: [unanswered],
  courseMerge: [schedulesMerge],
  jobs: [defineJob({ name: "section-planners", schedule: "daily", run: async (ctx) => `${await releaseDemand(ctx)} numbers moved` })],
  tools: [{ name: "schedules", order: 6, to: "/admin/schedule/stats" }],
});
