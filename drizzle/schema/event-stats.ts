/** Numbers around events, as they are shown. */
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, json } from "./columns";
import { events } from "./events";

/** What of the numbers around an event is shown: it moves in steps, as `platform/small-groups` says. */
export const eventReleases = sqliteTable("event_releases", {
  eventId: text("event_id")
    .primaryKey()
    .references(() => events.eventId),
  numbers: json<unknown>("numbers").notNull(),
  lookedAt: instant("looked_at").notNull(),
});
