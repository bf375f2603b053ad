/**
 * Waiting lists in D1. An offer is an order that holds a seat for the person, so everything that counts seats counts it too.
 * Offers are made in one batch: as many as there are seats, to those who waited longest; whoever gets one waits no longer.
 */
import { ticketOrders, ticketWaits } from "@schema/tickets";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import { HOUR, MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { eachOf, rawStatement, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { isTriable } from "~/platform/jobs.server";
import { isInvited } from "../events/attendance.service.server";
import { isAway } from "./away.repository.server";
import { beginOf, endOf } from "./next-date.repository.server";
import { ticketOffered } from "./notices.repository.server";
import { endHoldsOf } from "./orders.repository.server";
import { isOnSale, isPaused, isReservedForWaiting, isShown } from "./sale.repository.server";
import { newCode } from "./ticket-code.server";

type Base = Pick<Context, "db" | "clock">;

/** Seats that remain in the category `g` of the event `e`; the database's checks refuse more. */
const room = sql`min(coalesce(g.quantity - g.taken, 1000000), coalesce(e.capacity - e.ticket_count, 1000000))`;
/** How many tickets of the category `g` a person has or holds. */
const has = (userId: string) => sql`(SELECT count(*) FROM tickets AS t WHERE t.user_id = ${userId} AND t.state IN ('held', 'valid')
  AND t.event_id = g.event_id AND t.category_id = g.category_id)`;

/** Why somebody can't wait; all 0 when they can. */
interface WaitState {
  isWaiting: number;
  isThere: number;
  isOver: number;
  isUninvited: number;
  isOnSale: number;
  isPayable: number;
  hasEnough: number;
}

/**
 * Puts the actor at the end of a category's waiting list, where it is on sale and sold out.
 * @returns how it stands afterwards; undefined when there is no such category
 */
export async function insertWait(ctx: SignedInContext, eventId: string, categoryId: string, canPay: SQL): Promise<WaitState | undefined> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const isWaiting = sql`EXISTS (SELECT 1 FROM ticket_waits AS w WHERE w.category_id = c.category_id AND w.user_id = ${actor.userId})`;
  const from = sql`FROM ticket_categories AS c JOIN events AS e ON e.event_id = c.event_id JOIN ticket_categories AS g ON g.category_id = c.category_id
    WHERE c.category_id = ${categoryId} AND c.event_id = ${eventId}`;
  const isSoldOut = sql`(${room} <= 0 OR (${isReservedForWaiting(now, canPay)}))`;
  const [, , [state]] = await db.batch([
    endHoldsOf(ctx, eventId),
    rawStatement(
      db,
      sql`INSERT INTO ticket_waits (wait_id, event_id, category_id, user_id, created_at)
        SELECT ${newId("wait", now)}, c.event_id, c.category_id, ${actor.userId}, ${now} ${from} AND ${isShown} AND e.last_at > ${now} AND ${isOnSale(now)}
          AND (c.price = 0 OR ${canPay}) AND ${isInvited(actor.userId)} AND ${has(actor.userId)} < c.per_person AND ${isSoldOut} ON CONFLICT DO NOTHING`,
    ),
    rawStatement<WaitState>(
      db,
      sql`SELECT ${isWaiting} AS isWaiting, (${isShown}) AS isThere, e.last_at <= ${now} AS isOver, NOT ${isInvited(actor.userId)} AS isUninvited,
        (${isOnSale(now)}) AS isOnSale, (c.price = 0 OR ${canPay}) AS isPayable, ${has(actor.userId)} >= c.per_person AS hasEnough ${from}`,
    ),
  ]);
  return state;
}

/** Takes the actor off a waiting list. */
export async function deleteWait({ db, actor }: SignedInContext, eventId: string, categoryId: string): Promise<void> {
  await db
    .delete(ticketWaits)
    .where(and(eq(ticketWaits.categoryId, categoryId), eq(ticketWaits.eventId, eventId), eq(ticketWaits.userId, actor.userId)));
}

/** Makes a seat that costs nothing, and was offered or given to the actor, theirs. @returns one of its tickets; undefined when the offer is over */
export async function takeFree({ db, clock, actor }: SignedInContext, orderId: string): Promise<string | undefined> {
  const now = clock.now();
  const [[taken], [ticket]] = await db.batch([
    db
      .update(ticketOrders)
      .set({ status: "paid", expiresAt: null, updatedAt: now })
      .where(
        sql`${eq(ticketOrders.orderId, orderId)} AND user_id = ${actor.userId} AND kind IN ('offered', 'given') AND amount = 0 AND status = 'pending' AND expires_at > ${now}
          AND EXISTS (SELECT 1 FROM tickets AS t JOIN ticket_categories AS g ON g.category_id = t.category_id JOIN events AS e ON e.event_id = t.event_id
            WHERE t.order_id = ticket_orders.order_id AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND ${endOf()} > ${now})`,
      )
      .returning({ orderId: ticketOrders.orderId }),
    rawStatement<{ ticketId: string }>(
      db,
      sql`SELECT t.ticket_id AS ticketId FROM tickets AS t WHERE t.order_id = ${orderId} AND t.user_id = ${actor.userId} AND t.state = 'valid' LIMIT 1`,
    ),
  ]);
  return taken && ticket?.ticketId;
}

/** What offers are made with. */
export interface OfferTerms {
  holdMinutes: number;
  offerHours: number;
  refundHours: number;
  termsVersion: number;
  /** Whether something that costs money may be sold. */
  canPay: SQL;
}

/** So many people are offered a seat in one batch; the next run goes on. */
const AT_ONCE = 100;

/**
 * Those who waited longest for seats that are free now, as `wait_id`: within what each category has, and all of them
 * within what the event has. Whoever can't take a seat keeps their place, and is passed over meanwhile.
 */
const firstInLine = (eventId: string, now: number, canPay: SQL) => sql`SELECT p.wait_id FROM (
  SELECT q.wait_id, q.key, q.seats, row_number() OVER (ORDER BY q.key) AS place FROM (
    SELECT w.wait_id, w.key, row_number() OVER (PARTITION BY w.category_id ORDER BY w.key) AS place, g.quantity - g.taken AS own, e.capacity - e.ticket_count AS seats
    FROM ticket_waits AS w CROSS JOIN ticket_categories AS g ON g.category_id = w.category_id CROSS JOIN events AS e ON e.event_id = w.event_id
    WHERE w.event_id = ${eventId} AND NOT ${isAway(now, sql`w.user_id`)} AND ${isOnSale(now, sql`g`)} AND (g.price = 0 OR ${canPay}) AND ${isShown} AND e.last_at > ${now} AND NOT ${isPaused}) AS q
  WHERE q.own IS NULL OR q.place <= q.own) AS p
  WHERE (p.seats IS NULL OR p.place <= p.seats) AND p.place <= ${AT_ONCE}`;

/** Whoever has all that one person may have can't be offered more. */
const forgetThoseWhoHaveEnough = ({ db }: Base, eventId: string) =>
  rawStatement(
    db,
    sql`DELETE FROM ticket_waits AS w WHERE w.event_id = ${eventId} AND (SELECT count(*) FROM tickets AS t WHERE t.user_id = w.user_id
      AND t.state IN ('held', 'valid') AND t.event_id = w.event_id AND t.category_id = w.category_id)
      >= (SELECT per_person FROM ticket_categories AS g WHERE g.category_id = w.category_id)`,
  );

/**
 * Offers the free seats of an event to those who waited longest. However many run at once: each is one transaction, and
 * what one has offered is taken for the next.
 * @returns how many were offered
 */
export async function offerFree(ctx: Base, eventId: string, terms: OfferTerms): Promise<number> {
  const { db, clock } = ctx;
  const now = clock.now();
  const { canPay } = terms;
  const latest = sql`min(${now + terms.offerHours * HOUR}, ${beginOf()}, coalesce(g.sale_until, ${beginOf()}))`;
  const seats = Array.from({ length: AT_ONCE }, () => [newId("ticket", now), newCode()]);
  const isOffered = sql`o.order_id = 'order-' || w.wait_id`;
  const [, , , , , gone] = await db.batch([
    endHoldsOf(ctx, eventId),
    forgetThoseWhoHaveEnough(ctx, eventId),
    rawStatement(
      db,
      sql`INSERT INTO ticket_orders (order_id, event_id, user_id, status, kind, lines, amount, refund_until, terms_version, expires_at, created_at, updated_at)
        SELECT 'order-' || w.wait_id, w.event_id, w.user_id, 'pending', 'offered', json_object(w.category_id, 1), g.price,
          e.first_at - ${terms.refundHours * HOUR}, ${terms.termsVersion}, max(${now + terms.holdMinutes * MINUTE}, ${latest}), ${now}, ${now}
        FROM ticket_waits AS w CROSS JOIN ticket_categories AS g ON g.category_id = w.category_id CROSS JOIN events AS e ON e.event_id = w.event_id
        WHERE w.wait_id IN (${firstInLine(eventId, now, canPay)}) ORDER BY w.key`,
    ),
    rawStatement(
      db,
      sql`INSERT INTO tickets (ticket_id, order_id, event_id, category_id, user_id, price, state, code, created_at, updated_at)
        SELECT s.value ->> '$[0]', n.order_id, n.event_id, n.category_id, n.user_id, n.amount, 'held', s.value ->> '$[1]', ${now}, ${now}
        FROM (SELECT o.order_id, o.event_id, w.category_id, o.user_id, o.amount, row_number() OVER (ORDER BY w.key) - 1 AS nr
          FROM ticket_waits AS w CROSS JOIN ticket_orders AS o ON ${isOffered} WHERE w.event_id = ${eventId}) AS n
        CROSS JOIN ${eachOf(seats)} AS s ON s.key = n.nr`,
    ),
    notifyFrom(
      ctx,
      {
        kind: ticketOffered,
        userId: sql`o.user_id`,
        subjectId: sql`o.order_id`,
        path: sql`'/event/ticket/buy/' || o.event_id`,
        key: sql`'ticket-offered:' || o.order_id`,
        details: sql`json_object('at', o.expires_at)`,
      },
      sql`FROM ticket_waits AS w CROSS JOIN ticket_orders AS o ON ${isOffered} WHERE w.event_id = ${eventId}`,
    ),
    returning(
      db,
      sql`DELETE FROM ticket_waits AS w WHERE w.event_id = ${eventId} AND EXISTS (SELECT 1 FROM ticket_orders AS o WHERE ${isOffered})`,
      { waitId: ticketWaits.waitId },
    ),
  ]);
  return gone.length;
}

/** The job that offers seats. */
export const OFFERS = "ticket-offers";

/** So many events are looked at in one run. */
const EVENTS_AT_ONCE = 50;

/** Events that somebody waits for and that have a seat for them, or one whose hold is over. */
export async function eventsToOffer(ctx: Base): Promise<string[]> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [rows] = await db.batch([
    rawStatement<{ eventId: string }>(
      db,
      sql`SELECT l.event_id AS eventId FROM (SELECT DISTINCT w.event_id, w.category_id FROM ticket_waits AS w WHERE NOT ${isAway(now, sql`w.user_id`)}) AS l CROSS JOIN events AS e ON e.event_id = l.event_id
          CROSS JOIN ticket_categories AS g ON g.category_id = l.category_id
        WHERE ${isShown} AND e.last_at > ${now} AND ${isOnSale(now, sql`g`)} AND NOT ${isPaused} AND (${room} > 0
          OR EXISTS (SELECT 1 FROM ticket_orders AS o WHERE o.event_id = e.event_id AND o.status = 'pending' AND o.expires_at <= ${now}))
          AND ${isTriable(ctx, OFFERS, sql`l.event_id`)} GROUP BY l.event_id LIMIT ${EVENTS_AT_ONCE}`,
    ),
  ]);
  return (rows as { eventId: string }[]).map(({ eventId }) => eventId);
}
