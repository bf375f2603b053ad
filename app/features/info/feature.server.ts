/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { faqSource } from "./faq-source.server";
import { infoFeature } from "./feature";
import { faqPassages, policyPassages } from "./info-passages.server";
import { faqIntents } from "./intents.server";
import { infoGuides } from "./locales/guides";
import { infoWays } from "./locales/ways-to-ask";
import { termsEndpoints } from "./terms.api.server";

export const infoServer = serverFeature(infoFeature, {
  endpoints: termsEndpoints,
  guides: guidesWith(infoGuides, infoWays),
  intents: faqIntents,
  searchSources: [faqSource],
  passages: [faqPassages, policyPassages],
});
