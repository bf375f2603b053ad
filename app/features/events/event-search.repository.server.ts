/** Events in the search across everything. */
import { sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { formatDate } from "~/kit/format";
import { rawStatement } from "~/platform/db.server";
import { allParts, columnBegins, wordsMatch } from "~/platform/search";
import { toldStart } from "./occurrences.repository.server";

interface Row {
  eventId: string;
  name: string;
  location: string;
  startsAt: number;
}

/** Finds events that are shown, those to come first, each with its next date. */
export const eventSource = searchSource({
  order: 2,
  name: "events",
  access: "public",
  list: "/event/all?when=upcoming",
  find({ db, clock }, match, most) {
    const now = clock.now();
    const found = sql`SELECT rowid FROM events_fts WHERE events_fts MATCH ${allParts(columnBegins("search_state", "active"), wordsMatch(match))} ORDER BY rowid DESC LIMIT ${most * 2}`;
    return rawStatement<Row>(
      db,
      sql`SELECT h.eventId, h.name, h.location, ${toldStart(now, sql`h`)} AS startsAt
        FROM (SELECT key, event_id, event_id AS eventId, name, location, last_at > ${now} AS isToCome FROM events
          WHERE key IN (${found}) AND search_state = 'active' ORDER BY isToCome DESC, key DESC LIMIT ${most}) AS h
        ORDER BY h.isToCome DESC, h.key DESC`,
    );
  },
  hitOf: ({ eventId, name, location, startsAt }, { locale }) => ({
    title: name,
    about: `${formatDate(startsAt, locale, "dateTime")} · ${location}`,
    to: `/event/${eventId}`,
  }),
});
