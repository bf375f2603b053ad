/** What an event consists of beside its own row: its dates and its ticket categories, as statements for the batch that writes it. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import type { Occurrence } from "./event-times.rules";

/** A category as it is written. */
export interface TicketInput {
  categoryId?: string;
  name: string;
  description: string;
  /** Kuruş. */
  price: number;
  quantity: number | null;
  /** How many one person may have. */
  perPerson: number;
  /** UTC milliseconds; null while there is no bound. */
  saleFrom: number | null;
  saleUntil: number | null;
  isTransferable: boolean;
  /** When the one date begins that it is for; null for all dates. UTC milliseconds. */
  onlyAt: number | null;
}

/** The categories of an event as they are to be. */
export interface TicketWriting {
  tickets: readonly TicketInput[];
  /** Categories that were closed with tickets and are sold again, as they were. */
  reopened: readonly string[];
}

/** The statement that writes dates of an event that aren't there yet. */
export const insertDates = ({ db }: Context, eventId: string, occurrences: readonly Occurrence[], where: SQL) =>
  rawStatement(
    db,
    sql`INSERT INTO event_dates (event_id, starts_at, ends_at, is_shown, type, campus)
      SELECT ${eventId}, json_extract(value, '$[0]'), json_extract(value, '$[1]'), 0, '', ''
      FROM ${eachOf(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt]))} WHERE ${where}`,
  );

/**
 * The statements that make an event's dates those of a list. A date that is still in it, and one that was moved, stay the
 * rows that they were, so that calendars know them again: those that fell out take the places of those that came in,
 * in order of time.
 */
export function replaceDates(ctx: Context, eventId: string, occurrences: readonly Occurrence[], where: SQL) {
  const wanted = eachOf(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const [start, end] = [sql`json_extract(value, '$[0]')`, sql`json_extract(value, '$[1]')`];
  const stored = sql`SELECT starts_at FROM event_dates WHERE event_id = ${eventId}`;
  return [
    rawStatement(
      ctx.db,
      sql`UPDATE event_dates SET ends_at = w.e FROM (SELECT ${start} AS s, ${end} AS e FROM ${wanted}) AS w
        WHERE event_id = ${eventId} AND starts_at = w.s AND ends_at IS NOT w.e AND ${where}`,
    ),
    rawStatement(
      ctx.db,
      sql`UPDATE event_dates SET starts_at = moved.s, ends_at = moved.e FROM (
        SELECT o.key AS moved_key, n.s, n.e FROM
          (SELECT key, row_number() OVER (ORDER BY starts_at, key) AS r FROM event_dates
            WHERE event_id = ${eventId} AND starts_at NOT IN (SELECT ${start} FROM ${wanted})) AS o
          JOIN (SELECT ${start} AS s, ${end} AS e, row_number() OVER (ORDER BY ${start}) AS r FROM ${wanted}
            WHERE ${start} NOT IN (${stored})) AS n ON n.r = o.r) AS moved
        WHERE key = moved.moved_key AND ${where}`,
    ),
    rawStatement(
      ctx.db,
      sql`DELETE FROM event_dates WHERE event_id = ${eventId} AND starts_at NOT IN (SELECT ${start} FROM ${wanted}) AND ${where}`,
    ),
    insertDates(ctx, eventId, occurrences, sql`json_extract(value, '$[0]') NOT IN (${stored}) AND ${where}`),
  ] as const;
}

/**
 * The statement that makes categories be for the dates that they name as these are now: put before `replaceDates`, it lets
 * them follow a date that is moved.
 */
export const holdDates = ({ db }: Context, eventId: string, { tickets }: Pick<TicketWriting, "tickets">, where: SQL) =>
  rawStatement(
    db,
    sql`UPDATE ticket_categories SET date_key = n.date_key FROM (SELECT value ->> '$[0]' AS id, d.key AS date_key
        FROM ${eachOf(tickets.map(({ categoryId, onlyAt }) => [categoryId, onlyAt]))} JOIN event_dates AS d ON d.event_id = ${eventId} AND d.starts_at = value ->> '$[1]') AS n
      WHERE category_id = n.id AND event_id = ${eventId} AND ticket_categories.date_key IS NOT n.date_key AND ${where}`,
  );

/** Names no date: a trigger refuses it. */
const NO_DATE = -1;

/**
 * Keeps categories that have an id; one that belongs to another event is left alone. One that is left out goes, or is closed
 * where it has tickets, which keep their seats; it can be reopened.
 */
export function upsertTickets(ctx: Context, eventId: string, { tickets, reopened }: TicketWriting, where: SQL) {
  const now = ctx.clock.now();
  const rows = tickets.map(({ categoryId, isTransferable, ...own }, position) => ({
    categoryId: categoryId ?? newId("ticket-category", now),
    position,
    isTransferable: Number(isTransferable),
    ...own,
  }));
  // A date that has been moved has another beginning now, and is the row that the category had before.
  const dateKey = sql`iif(value ->> 'onlyAt' IS NULL, NULL, coalesce((SELECT d.key FROM event_dates AS d WHERE d.event_id = ${eventId} AND d.starts_at = value ->> 'onlyAt' LIMIT 1),
    (SELECT c.date_key FROM ticket_categories AS c WHERE c.category_id = value ->> 'categoryId'), ${NO_DATE}))`;
  const kept = eachOf([...rows.map(({ categoryId }) => categoryId), ...reopened]);
  const leftOut = sql`event_id = ${eventId} AND category_id NOT IN (SELECT value FROM ${kept}) AND ${where}`;
  return [
    rawStatement(
      ctx.db,
      sql`DELETE FROM ticket_categories WHERE ${leftOut} AND NOT EXISTS (SELECT 1 FROM tickets WHERE tickets.category_id = ticket_categories.category_id)`,
    ),
    rawStatement(ctx.db, sql`UPDATE ticket_categories SET closed_at = coalesce(closed_at, ${now}) WHERE ${leftOut}`),
    rawStatement(
      ctx.db,
      sql`UPDATE ticket_categories SET closed_at = NULL, position = position + ${rows.length} WHERE event_id = ${eventId} AND closed_at IS NOT NULL
        AND category_id IN (SELECT value FROM ${eachOf(reopened)}) AND ${where}`,
    ),
    rawStatement(
      ctx.db,
      sql`INSERT INTO ticket_categories (category_id, event_id, position, name, description, price, quantity, per_person, sale_from, sale_until, is_transferable, date_key)
        SELECT value ->> 'categoryId', ${eventId}, value ->> 'position', value ->> 'name', value ->> 'description', value ->> 'price', value ->> 'quantity',
          value ->> 'perPerson', value ->> 'saleFrom', value ->> 'saleUntil', value ->> 'isTransferable', ${dateKey} FROM ${eachOf(rows)} WHERE ${where}
        ON CONFLICT (category_id) DO UPDATE SET position = excluded.position, name = excluded.name, description = excluded.description,
          price = excluded.price, quantity = excluded.quantity, per_person = excluded.per_person, sale_from = excluded.sale_from,
          sale_until = excluded.sale_until, is_transferable = excluded.is_transferable, date_key = excluded.date_key WHERE event_id = ${eventId} AND closed_at IS NULL`,
    ),
  ] as const;
}
