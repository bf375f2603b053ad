/** What this feature brings: what people and authorities ask by right, with the time in which it is answered. */
import { feature } from "../../engines/feature";
import { legalRequestsPages } from "./legal-requests.pages";

export const legalRequestsFeature = feature("legal-requests", {
  whilePaused: "open",
  pages: legalRequestsPages,
  links: [{ group: "policies", order: 4, to: "/privacy/request", key: "request" }],
});
