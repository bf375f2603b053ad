/** Which of an event's dates tickets are for: one where their category says so, else all of them. */
import { type SQL, sql } from "drizzle-orm";
import { overAt } from "~/platform/told-date.server";
import { toldStart } from "../events/attendance.service.server";
import { LONGEST } from "../events/event-times.rules";
import { beginOf, onlyAtOf } from "../payments/refunds.service.server";

export { beginOf, endOf, isGone, isOwed, onlyAtOf } from "../payments/refunds.service.server";

const G = sql`g`;

/** The date `d` begins at a moment or later, or began before it and isn't over now. */
export const isOnFrom = (moment: number, now: number): SQL =>
  sql`d.starts_at >= ${moment - LONGEST} AND (d.starts_at >= ${moment} OR ${overAt()} > ${now})`;

/** Whether a category of the event `e` is for several dates: for all of an event that has more than one. */
export const isForSeveral = (g: SQL = G): SQL =>
  sql`(${g}.date_key IS NULL AND EXISTS (SELECT 1 FROM event_dates AS sd WHERE sd.event_id = e.event_id AND sd.starts_at > e.first_at))`;

/** Whether the one date that a category is for is over; false of one that is for all. */
export const isDateOver = (now: number, g: SQL = G): SQL =>
  sql`EXISTS (SELECT 1 FROM event_dates AS od WHERE od.key = ${g}.date_key AND ${overAt(sql`od`)} <= ${now})`;

/** When the date of the event `e` begins that a ticket of a category speaks of: its own, or the one that comes next or runs; the last one once all are over. */
export const nextDateOf = (now: number, g: SQL = G): SQL => sql`coalesce(${onlyAtOf(g)}, ${toldStart(now)})`;

/** Until when a ticket of a category may be returned: as long before its own date as its order (`o`) says of the event. */
export const returnableUntil = (g: SQL = G): SQL => sql`o.refund_until + ${beginOf(g)} - e.first_at`;

/** Until when all tickets of an order (a row that `o` names) may be returned: until the first of them mayn't. */
export const orderReturnableUntil = (
  o: SQL,
): SQL => sql`${o}.refund_until + coalesce((SELECT min(${beginOf()} - e.first_at) FROM tickets AS rt
  JOIN ticket_categories AS g ON g.category_id = rt.category_id JOIN events AS e ON e.event_id = rt.event_id WHERE rt.order_id = ${o}.order_id), 0)`;

/**
 * Which date (its key) of the event `e` the door lets in for: the first that isn't over once its door is open, else the last that
 * is over, else the first.
 * @param before how long before a date its door opens, in milliseconds
 */
export const dateAtDoor = (now: number, before: number): SQL => {
  const first = (which: SQL) => sql`(SELECT d.key FROM event_dates AS d WHERE d.event_id = e.event_id AND ${which} LIMIT 1)`;
  return sql`coalesce(${first(sql`d.starts_at BETWEEN ${now - LONGEST} AND ${now + before} AND ${overAt()} > ${now} ORDER BY d.starts_at`)},
    ${first(sql`d.starts_at <= ${now} AND ${overAt()} <= ${now} ORDER BY d.starts_at DESC`)}, ${first(sql`1 ORDER BY d.starts_at`)})`;
};

/** Whether who comes to the date `od` is let in at the door for `other`: it is the same, or begins within `early` milliseconds while the other still goes on. */
export const isLetInAt = (now: number, early: number): SQL => sql`(od.key = other.key
  OR (od.starts_at > other.starts_at AND ${overAt(sql`other`)} > ${now} AND ${overAt(sql`od`)} > ${now} AND od.starts_at <= ${now + early}))`;
