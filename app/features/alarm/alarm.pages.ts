/** Pages of alarms: each person's own, and when they ring for admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const writeLimit = { name: "alarms", max: 60, windowMs: 60_000 };

export const alarmPages = pagesOf("alarm", [
  page("/alarm/personal", "personal", { access: "user", writeLimit }),
  page("/alarm/add", "add", { access: "user", writeLimit }),
  page("/alarm/edit/:alarm_id", "edit", { access: "user", writeLimit }),
  page("/alarm/one/:alarm_id", "one", { access: "user", writeLimit }),
  page("/admin/alarm/all", "admin-all", { access: "admin" }),
  page("/alarm/paths", "paths", { access: "admin" }),
]);
