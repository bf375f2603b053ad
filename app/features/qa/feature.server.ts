/** What this feature brings on the server. */
import { qaQuestions } from "@schema/qa";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { qaFeature } from "./feature";
import { qaGuides } from "./locales/guides";
import { qaWays } from "./locales/ways-to-ask";
import { qaEndpoints } from "./qa.api.server";
import { qaPassages } from "./qa-passages.repository.server";
import { qaSource } from "./qa-search.repository.server";

export const qaServer = serverFeature(qaFeature, {
  audited: [
    { thing: "qa", row: { table: qaQuestions, id: qaQuestions.qaId }, pageOf: (id) => `/qa/edit/${id}` },
    { thing: "qa-group", pageOf: () => "/qa/groups" },
  ],
  endpoints: qaEndpoints,
  guides: guidesWith(qaGuides, qaWays),
  searchSources: [qaSource],
  passages: [qaPassages],
  tools: [{ name: "qa", order: 9, to: "/qa/all" }],
});
