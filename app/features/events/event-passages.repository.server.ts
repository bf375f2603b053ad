/** Events to come, for the assistant. */
import { sql } from "drizzle-orm";
import { passageSource } from "~/engines/passages";
import { formatDate } from "~/kit/format";
import { rawStatement } from "~/platform/db.server";
import { allParts, columnBegins, wordsMatch } from "~/platform/search";
import { nextOf } from "./occurrences.repository.server";

interface Row {
  eventId: string;
  name: string;
  description: string;
  location: string;
  nextAt: number;
}

/** Finds events that are shown and not over, best first. */
export const eventPassages = passageSource({
  name: "events",
  access: "public",
  find({ db, clock }, match, most) {
    const now = clock.now();
    const shown = allParts(columnBegins("search_state", "active"), wordsMatch(match));
    return rawStatement<Row>(
      db,
      sql`SELECT e.event_id AS eventId, e.name, e.description, e.location,
          coalesce(${nextOf(sql`e.event_id`, now)}, e.first_at) AS nextAt
        FROM events_fts AS f CROSS JOIN events AS e ON e.key = f.rowid
        WHERE f.events_fts MATCH ${shown} AND e.search_state = 'active' AND e.last_at > ${now} ORDER BY f.rank LIMIT ${most}`,
    );
  },
  passageOf: ({ eventId, name, description, location, nextAt }, { locale }) => ({
    title: name,
    text: `${formatDate(nextAt, locale, "dateTime")} · ${location}.\n${description}`,
    to: `/event/${eventId}`,
  }),
});
