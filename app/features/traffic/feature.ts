/** What this feature brings: who asked for what and when, where an operator has to keep that (decision 080). */
import { feature } from "../../engines/feature";
import { trafficPages } from "./traffic.pages";

export const trafficFeature = feature("traffic", {
  whilePaused: "open",
  pages: trafficPages,
  links: [{ group: "admin", order: 5.9, to: "/admin/traffic", key: "traffic" }],
});
