/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { eventPages } from "./events.pages";

export const eventsFeature = feature("events", {
  pages: eventPages,
  links: [
    { group: "own", order: 10, to: "/event/personal", key: "myEvents" },
    { group: "admin", order: 6, to: "/event/edit/panel", key: "eventBoard" },
    { group: "campus", order: 1, to: "/event/all", key: "events" },
    { group: "info", order: 3, to: "/event/all", key: "events" },
  ],
});
