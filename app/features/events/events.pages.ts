/** What is on: events, their board and its staff. */
import { MAX_PAGE_FORM_BYTES } from "../../engines/media/limits";
import { page, pagesOf } from "../../platform/pages/page";

export const eventPages = pagesOf("events", [
  page("/event/all", "all", { access: "user", failure: "events.loadFailed" }),
  page("/event/add", "add", { access: "user", hasMap: true, failure: "events.communitiesFailed" }),
  page("/event/personal", "personal", { access: "user", hasMap: true, maxBytes: MAX_PAGE_FORM_BYTES, failure: "events.loadFailed" }),
  page("/event/edit/panel", "panel", { access: "moderator", failure: "events.loadFailed" }),
  page("/event/edit/:event_id", "edit", { access: "moderator", hasMap: true, maxBytes: MAX_PAGE_FORM_BYTES, failure: "events.loadFailed" }),
  page("/event/:event_id", "one", { access: "public", hasMap: true, failure: "events.loadFailed" }),
  page("/admin/event/all", "admin-all", { access: "user", failure: "events.loadFailed" }),
  page("/admin/event/users", "admin-users", { access: "moderator" }),
  page("/admin/event/paths", "admin-paths", { access: "moderator" }),
]);
