/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { alarmPages } from "./alarm.pages";

export const alarmFeature = feature("alarm", {
  whilePaused: "open",
  pages: alarmPages,
  links: [
    { group: "user", order: 2.5, to: "/alarm/personal", key: "alarms" },
    { group: "admin", order: 9, to: "/admin/alarm/all", key: "alarmsAll" },
  ],
});
