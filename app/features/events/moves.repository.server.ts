/** Events that move: which orders know another place or day than an event's new ones, and may therefore return their tickets. */
import { type SQL, sql } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { SignedInContext } from "~/platform/context";
import { eachOf } from "~/platform/db.server";
import type { EventChange } from "./event-change";
import type { Occurrence } from "./event-times.rules";
import { endsAt } from "./occurrences.repository.server";

export type Place = Pick<EventChange, "location" | "address" | "city" | "country" | "university" | "campus">;

/** What an event is to be: where, and when. */
export interface Move {
  eventId: string;
  to: Place;
  occurrences: readonly Occurrence[];
}

const startsOf = (occurrences: readonly Occurrence[]) => eachOf(occurrences.map(({ startsAt }) => startsAt));

/** The dates that a new list moves, as `replaceDates` moves them: `key`, `was` and `at`, and `r` in order of time. */
export const movedDates = (eventId: string, occurrences: readonly Occurrence[]): SQL =>
  sql`(SELECT o.key, o.starts_at AS was, n.value AS at, o.r FROM
      (SELECT d.key, d.starts_at, row_number() OVER (ORDER BY d.starts_at, d.key) AS r FROM event_dates AS d
        WHERE d.event_id = ${eventId} AND d.starts_at NOT IN (SELECT value FROM ${startsOf(occurrences)})) AS o
      JOIN (SELECT value, row_number() OVER (ORDER BY value) AS r FROM ${startsOf(occurrences)}
        WHERE value NOT IN (SELECT d.starts_at FROM event_dates AS d WHERE d.event_id = ${eventId})) AS n ON n.r = o.r)`;

const mayReturn = sql`status IN ('pending', 'paid')`;

/**
 * The orders (their ids) that a move takes somewhere else or to another day than they know, however small it is itself: another
 * place, a date to come without one within a day of it in the new list, or the one date that a ticket is for gone further than a
 * day. An address that is added isn't another place. Put it before the change.
 */
export const movedOrders = ({ clock }: SignedInContext, { eventId, to, occurrences }: Move): SQL => {
  const known = (name: keyof Place) => sql`k.known ->> ${sql.raw(`'${name}'`)}`;
  const isToCome = (key: SQL, start: SQL) =>
    sql`(e.last_at <= ${clock.now()} OR coalesce((SELECT ${endsAt} FROM event_dates AS d WHERE d.key = ${key}), ${start}) > ${clock.now()})`;
  const isElsewhere = sql`(${known("location")} <> ${to.location} OR coalesce(nullif(${known("address")}, ''), e.address) NOT IN ('', ${to.address})
    OR ${known("city")} <> ${to.city} OR ${known("country")} <> ${to.country} OR ${known("university")} <> ${to.university}
    OR ${known("campus")} <> ${to.campus})`;
  const isAnotherDay = sql`EXISTS (SELECT 1 FROM json_each(k.known, '$.dates') AS p WHERE ${isToCome(sql`CAST(p.key AS INTEGER)`, sql`p.value`)}
    AND NOT EXISTS (SELECT 1 FROM ${startsOf(occurrences)} AS w WHERE abs(w.value - p.value) <= ${DAY}))`;
  // Most orders of an event know the same of it: that is compared once.
  const far = sql`SELECT k.known FROM events AS e CROSS JOIN (SELECT DISTINCT known FROM ticket_orders WHERE event_id = ${eventId} AND ${mayReturn}) AS k
    WHERE e.event_id = ${eventId} AND (${isElsewhere} OR ${isAnotherDay})`;
  const withItsDate = sql`SELECT t.order_id FROM events AS e CROSS JOIN ${movedDates(eventId, occurrences)} AS m
    CROSS JOIN ticket_categories AS g ON g.date_key = m.key CROSS JOIN tickets AS t ON t.category_id = g.category_id
    CROSS JOIN ticket_orders AS k ON k.order_id = t.order_id
    WHERE e.event_id = ${eventId} AND ${isToCome(sql`m.key`, sql`m.was`)} AND abs(m.at - (k.known ->> ('$.dates."' || m.key || '"'))) > ${DAY}`;
  return sql`(SELECT order_id FROM ticket_orders WHERE event_id = ${eventId} AND ${mayReturn}
    AND (known IN (${far}) OR order_id IN (${withItsDate})))`;
};
