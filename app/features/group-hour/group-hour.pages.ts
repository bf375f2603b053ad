/** One's own groups, a new one, and one of them. */
import { page, pagesOf } from "../../platform/pages/page";

export const writeLimit = { name: "group-hours", max: 60, windowMs: 60_000 };

export const groupHourPages = pagesOf("group-hour", [
  page("/group-hour/all", "all", { access: "user" }),
  page("/group-hour/add", "add", { access: "user", writeLimit }),
  page("/group-hour/:group_id", "one", { access: "user", writeLimit, isNeverStored: true }),
]);
