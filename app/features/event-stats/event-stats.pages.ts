/** Numbers around an event, for staff. */
import { page, pagesOf } from "../../platform/pages/page";

export const eventStatPages = pagesOf("event-stats", [
  page("/event/stats/:event_id", "stats", { access: "moderator", failure: "events.loadFailed" }),
  page("/event/stat-detailed/:event_id", "stat-detailed", { access: "moderator", failure: "events.loadFailed" }),
  page("/event/stat-renderer/:event_id", "stat-renderer", { access: "moderator", chrome: "bare", failure: "events.loadFailed" }),
  page("/event/star-stats/:event_id", "star-stats", { access: "moderator", failure: "events.loadFailed" }),
  page("/event/star-stats-detailed/:event_id", "star-stats-detailed", { access: "moderator", failure: "events.loadFailed" }),
  page("/event/star-stats-renderer/:event_id", "star-stats-renderer", {
    access: "moderator",
    chrome: "bare",
    failure: "events.loadFailed",
  }),
]);
