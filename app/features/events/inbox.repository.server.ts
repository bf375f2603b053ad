/** What the staff's list of what waits reads of events. */
import { sql } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { readyImagesOf } from "~/engines/media/galleries.repository.server";
import type { ReadyImage } from "~/engines/media/image";
import { claimFrom, claimOn, isUnclaimed, ownClaims } from "~/engines/review/claims.server";
import type { DossierQuestion } from "~/engines/review/dossier.server";
import { EXCERPT, type WaitingRow } from "~/engines/review/inbox.server";
import { formatDate, formatMoney } from "~/kit/format";
import type { StaffContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { sayIn } from "~/platform/i18n/say.server";

/** So many of an event's dates are told. */
const DATES_TOLD = 5;

const waits = sql`is_awaiting_review = 1 AND deleted_at IS NULL`;

/** The oldest that wait, and wherever they stand those that the reader has claimed. */
export function oldestEvents(ctx: StaffContext, limit: number) {
  const columns = sql`key, event_id AS id, name AS title, substr(description, 1, ${EXCERPT}) AS excerpt, created_at AS at,
    created_by IS ${ctx.actor.userId} AS isMine, ${claimOn(ctx, sql`events.event_id`)} AS claim`;
  return rawStatement<WaitingRow>(
    ctx.db,
    sql`SELECT * FROM (SELECT ${columns} FROM events WHERE ${waits} ORDER BY key LIMIT ${limit})
      UNION SELECT ${columns} FROM events WHERE event_id IN (${ownClaims(ctx)}) AND ${waits}`,
  );
}

/** That an event still waits, is nobody's turn but the actor's, and not their own: the condition of a decision from the list. */
export const isOpenTo = (ctx: StaffContext) =>
  sql`events.is_awaiting_review = 1 AND events.created_by IS NOT ${ctx.actor.userId} AND ${isUnclaimed(ctx, sql`events.event_id`)}`;

/** Takes an event in hand. @returns whether the actor has it now */
export const claimEvent = (ctx: StaffContext, eventId: string): Promise<boolean> =>
  claimFrom(ctx, sql`SELECT event_id AS id FROM events WHERE event_id = ${eventId} AND ${waits} AND created_by IS NOT ${ctx.actor.userId}`);

interface EventRow {
  id: string;
  description: string;
  location: string;
  community: string | null;
  /** `number[]` and `{ name, price }[]`, in JSON. */
  dates: string;
  prices: string;
  images: string;
}

/** All that is decided on of some events: when, where, whose, what it costs, its words and pictures. */
export function eventDossiers(ctx: StaffContext, ids: readonly string[]): DossierQuestion {
  const say = sayIn(ctx);
  const factsOf = ({ location, community, dates, prices }: EventRow) => {
    const days = (JSON.parse(dates) as number[]).map((at) => formatDate(at, ctx.locale, "dateTime")).join(", ");
    const costs = (JSON.parse(prices) as { name: string; price: number }[])
      .map(({ name, price }) => `${name} ${formatMoney(price, ctx.locale)}`)
      .join(" · ");
    return [
      { label: say("events:fields.event_date_times"), value: days },
      { label: say("events:fields.event_location"), value: location },
      ...(community ? [{ label: say("events:fields.event_organizer_id"), value: community }] : []),
      ...(costs ? [{ label: say("events:fields.ticket_categories"), value: costs }] : []),
    ];
  };
  return {
    statements: [
      rawStatement<EventRow>(
        ctx.db,
        sql`SELECT e.event_id AS id, e.description, e.location, c.name AS community, ${readyImagesOf(sql`e.event_id`)} AS images,
            (SELECT json_group_array(d.starts_at) FROM (SELECT starts_at FROM event_dates WHERE event_id = e.event_id ORDER BY starts_at LIMIT ${DATES_TOLD}) AS d) AS dates,
            (SELECT json_group_array(json_object('name', g.name, 'price', g.price) ORDER BY g.position) FROM ticket_categories AS g
              WHERE e.has_tickets AND g.event_id = e.event_id AND g.closed_at IS NULL) AS prices
          FROM events AS e LEFT JOIN communities AS c ON c.community_id = e.community_id WHERE e.event_id IN (SELECT value FROM ${eachOf(ids)})`,
      ),
    ],
    answer: ([rows]) =>
      new Map(
        (rows as EventRow[]).map((row) => [
          row.id,
          {
            facts: factsOf(row),
            passages: row.description ? [{ label: null, text: withoutMarks(row.description, true) }] : [],
            images: JSON.parse(row.images) as ReadyImage[],
            removals: 0,
            said: [],
          },
        ]),
      ),
  };
}
