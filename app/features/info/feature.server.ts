/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { faqSource } from "./faq-source.server";
import { infoFeature } from "./feature";
import { faqPassages, policyPassages } from "./info-passages.server";
import { infoGuides } from "./locales/guides";

export const infoServer = serverFeature(infoFeature, {
  guides: infoGuides,
  searchSources: [faqSource],
  passages: [faqPassages, policyPassages],
});
