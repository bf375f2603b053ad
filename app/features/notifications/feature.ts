/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { notificationPages } from "./notifications.pages";

export const notificationsFeature = feature("notifications", {
  whilePaused: "open",
  pages: notificationPages,
  links: [
    { group: "user", order: 1, to: "/notifications/personal", key: "notifications" },
    { group: "staff", order: 5, to: "/admin/notifications/all", key: "announcements", least: "moderator" },
    { group: "admin", order: 12, to: "/notifications/personal", key: "notifications", least: "admin" },
  ],
});
