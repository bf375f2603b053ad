/** Events to come, for the assistant. */
import { sql } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { passageSource } from "~/engines/passages";
import { formatDate, formatMoney } from "~/kit/format";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { allParts, columnBegins, wordsMatch } from "~/platform/search";
import { toldStart } from "./occurrences.repository.server";

interface Row {
  eventId: string;
  name: string;
  description: string;
  location: string;
  nextAt: number;
  capacity: number | null;
  coming: number;
  outsiders: "no" | "with_permission" | "yes";
  prices: string;
}

/** What one pays, whether there is room and who may come. */
function termsOf({ product, locale }: Context, { capacity, coming, outsiders, prices }: Row): string {
  const { t } = product.translators[locale];
  const all = JSON.parse(prices) as { name: string; price: number }[];
  const left = capacity === null ? null : Math.max(0, capacity - coming);
  return [
    all.every(({ price }) => price === 0)
      ? t("events:assistant.free")
      : `${all.map(({ name, price }) => `${name} ${formatMoney(price, locale)}`).join(", ")}.`,
    left !== null && capacity !== null && t("events:assistant.room", { count: left, capacity }),
    t(`events:assistant.outsiders.${outsiders}`),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Finds events that are shown and not over, best first. */
export const eventPassages = passageSource({
  name: "events",
  access: "public",
  listed: ({ product, locale }) => ({ title: product.translators[locale].t("events:pages.all"), to: "/event/all" }),
  find({ db, clock }, match, most) {
    const now = clock.now();
    const shown = allParts(columnBegins("search_state", "active"), wordsMatch(match));
    return rawStatement<Row>(
      db,
      sql`SELECT e.event_id AS eventId, e.name, e.description, e.location, e.capacity, e.outsiders,
          CASE WHEN e.has_tickets THEN e.ticket_count ELSE e.rsvp_count END AS coming,
          (SELECT json_group_array(json_object('name', c.name, 'price', c.price) ORDER BY c.position) FROM ticket_categories AS c
            WHERE e.has_tickets AND c.event_id = e.event_id AND c.closed_at IS NULL) AS prices,
          ${toldStart(now)} AS nextAt
        FROM events_fts AS f CROSS JOIN events AS e ON e.key = f.rowid
        WHERE f.events_fts MATCH ${shown} AND e.search_state = 'active' AND e.last_at > ${now} ORDER BY f.rank LIMIT ${most}`,
    );
  },
  passageOf: (row, ctx) => ({
    title: row.name,
    text: `${formatDate(row.nextAt, ctx.locale, "dateTime")} · ${row.location}.\n${termsOf(ctx, row)}\n${withoutMarks(row.description)}`,
    to: `/event/${row.eventId}`,
  }),
});
