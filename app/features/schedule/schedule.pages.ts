/** Pages of schedules: those of one schedule open for its owner alone, but for the one behind a link that the owner gives away; those of free time in common for the two who agreed on it. */
import { page, pagesOf, redirectPage } from "../../platform/pages/page";

/** Looking for combinations costs processor time. */
export const combinationLimit = { name: "schedule-combinations", max: 60, windowMs: 60_000 };

/** A link that is made takes the place of another: nobody needs many. */
const linkLimit = { name: "schedule-links", max: 20, windowMs: 60_000 };

/** Those who are invited get no more invitations than a person writes by hand. */
export const invitationLimit = { name: "schedule-invitations", max: 20, windowMs: 60_000 };

export const schedulePages = pagesOf("schedule", [
  redirectPage("/schedule", "/schedule/all", { access: "user" }),
  page("/schedule/all", "all", { access: "user" }),
  page("/schedule/create", "create", { access: "user" }),
  page("/schedule/offline", "offline", {
    access: "public",
    isUnlisted: true,
    offlinePage: { words: ["catalog", "plan-b"], standsInFor: "^/schedule/(all|[\\w-]+/(grid|list|plan-b))/?$" },
  }),
  page("/schedule/paths", "paths", { access: "user" }),
  page("/schedule/together", "together", { access: "user", isNeverStored: true }),
  page("/schedule/together/:pairId", "together-one", { access: "user", isNeverStored: true }),
  page("/schedule/together/invitation/:invitation", "together-link", {
    access: "user",
    isNeverStored: true,
    isUnlisted: true,
    sendsNoReferrer: true,
    writeLimit: invitationLimit,
  }),
  page("/schedule/:scheduleId/grid", "grid", { access: "user" }),
  page("/schedule/:scheduleId/list", "list", { access: "user" }),
  page("/schedule/:scheduleId/add-item", "add-item", { access: "user" }),
  page("/schedule/:scheduleId/items/:itemId/edit", "edit-item", { access: "user" }),
  page("/schedule/:scheduleId/add-courses", "add-courses", { access: "user" }),
  page("/schedule/:scheduleId/conflicts", "conflicts", { access: "user", writeLimit: combinationLimit }),
  page("/schedule/:scheduleId/plan-b", "plan-b", { access: "user" }),
  page("/schedule/:scheduleId/progress", "progress", { access: "user" }),
  page("/schedule/:scheduleId/export", "export", { access: "user", isNeverStored: true, writeLimit: linkLimit }),
  page("/schedule/:scheduleId/together", "invite", { access: "user", isNeverStored: true, writeLimit: invitationLimit }),
  page("/schedule/:scheduleId/settings", "settings", { access: "user" }),
  page("/schedule/shared/:token", "shared", { access: "public", isNeverStored: true, isUnlisted: true, sendsNoReferrer: true }),
  page("/admin/schedule/all", "admin-all", { access: "admin" }),
  page("/admin/schedule/stats", "admin-stats", { access: "admin" }),
]);
