/** What this feature brings: the log of breaches of personal data, and who was told. */
import { feature } from "../../engines/feature";
import { breachesPages } from "./breaches.pages";

export const breachesFeature = feature("breaches", {
  whilePaused: "open",
  pages: breachesPages,
  links: [{ group: "admin", order: 5.7, to: "/admin/breaches", key: "breaches" }],
});
