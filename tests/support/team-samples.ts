/** What the use cases of the team's own features are called with, by folder. */
import { billingSamples } from "./billing";
import { breachSamples } from "./breaches";
import { careerSamples } from "./career";
import { contactSamples } from "./contacts";
import { instagramSamples } from "./instagram";
import { requestSamples } from "./legal-requests";
import { siteContentSamples } from "./site-content";
import { trafficSamples } from "./traffic";
import { tripSamples } from "./trips";
import type { Sample } from "./use-cases";

export { requestSettings } from "./legal-requests";

export const teamSamples: Record<string, Record<string, Sample>> = {
  billing: billingSamples,
  breaches: breachSamples,
  career: careerSamples,
  contacts: contactSamples,
  instagram: instagramSamples,
  "legal-requests": requestSamples,
  "site-content": siteContentSamples,
  traffic: trafficSamples,
  trip: tripSamples,
};
