/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { schedulePages } from "./schedule.pages";

export const scheduleFeature = feature("schedule", {
  whilePaused: "open",
  pages: schedulePages,
  links: [
    { group: "study", order: 5, to: "/schedule/all", key: "schedules", asksToSignIn: true },
    { group: "tools", order: 1.5, to: "/schedule/all", key: "schedules", asksToSignIn: true },
    { group: "footerTools", order: 1.5, to: "/schedule/all", key: "schedules", asksToSignIn: true },
  ],
});
