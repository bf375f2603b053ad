/** What people are notified of, and what staff announce. */
import { page, pagesOf } from "../../platform/pages/page";

/** Nobody adds many devices, or changes their mind that often. */
export const writeLimit = { name: "notification-settings", max: 30, windowMs: 60_000 };

export const notificationPages = pagesOf("notifications", [
  page("/notifications/personal", "personal", { access: "user", failure: "notifications.personalFailed" }),
  page("/notifications/one", "one", { access: "user", failure: "notifications.oneFailed" }),
  page("/notifications/add", "add", { access: "user", whilePaused: [] }),
  page("/notifications/edit/:notification_id", "edit", { access: "user", whilePaused: [], failure: "notifications.oneFailed" }),
  page("/notifications/delete", "delete", { access: "user", chrome: "plain" }),
  page("/notifications/unsubscribe", "unsubscribe", { access: "public", chrome: "plain", isUnlisted: true, sendsNoReferrer: true }),
  page("/profile/notifications", "settings", { access: "user", chrome: "plain" }),
  page("/admin/notifications/all", "admin-all", { access: "user", chrome: "plain", failure: "notifications.listFailed" }),
  page("/admin/paths/notifications", "paths", { access: "user", chrome: "plain" }),
]);
