/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { faqSource } from "./faq-source.server";
import { infoFeature } from "./feature";
import { faqPassages, policyPassages } from "./info-passages.server";

export const infoServer = serverFeature(infoFeature, { searchSources: [faqSource], passages: [faqPassages, policyPassages] });
