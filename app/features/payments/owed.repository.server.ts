/** What an event that was cancelled or taken away owes those who have tickets for it. */
import { type SQL, sql } from "drizzle-orm";
import { overAt } from "~/platform/told-date.server";

const G = sql`g`;

/** When the one date of a category (`g` unless said otherwise) begins; null where it is for all. UTC milliseconds. */
export const onlyAtOf = (g: SQL = G): SQL => sql`(SELECT od.starts_at FROM event_dates AS od WHERE od.key = ${g}.date_key)`;

/** When what a category of the event `e` is for begins: its date, or the first of all. */
export const beginOf = (g: SQL = G): SQL => sql`coalesce(${onlyAtOf(g)}, e.first_at)`;

/** When it is over: its date, or the last of all. */
export const endOf = (g: SQL = G): SQL =>
  sql`coalesce((SELECT ${overAt(sql`od`)} FROM event_dates AS od WHERE od.key = ${g}.date_key), e.last_at)`;

/** When the event `e` was cancelled, or taken away; null while it takes place. */
const goneAt = sql`coalesce(e.cancelled_at, e.deleted_at)`;

/** Whether the event `e` went before what a category is for was over; null while it takes place. */
export const isGone = sql`${goneAt} < ${endOf()}`;

/**
 * Whether an event `e` that is gone owes a ticket of the category `g` its return: one whose date was over doesn't. Who was let in
 * before it was to begin has seen nothing of it; who was let in later has.
 */
export const isOwed = (checkedInAt: SQL): SQL => sql`${isGone} AND (${checkedInAt} IS NULL OR ${goneAt} < ${beginOf()})`;

/**
 * Whether buyers of the event `e`, which was cancelled or taken away, are still to get money back: for tickets that are yet to be
 * returned, or with refunds that aren't through.
 */
export const owesBuyers = sql`(${goneAt} IS NOT NULL AND (
  EXISTS (SELECT 1 FROM tickets AS t CROSS JOIN ticket_categories AS g ON g.category_id = t.category_id
    WHERE t.event_id = e.event_id AND t.state = 'valid' AND t.price > 0 AND ${isOwed(sql`t.checked_in_at`)})
  OR EXISTS (SELECT 1 FROM payments AS p CROSS JOIN refunds AS r ON r.invoice_id = p.invoice_id WHERE p.event_id = e.event_id AND r.status <> 'done')))`;
