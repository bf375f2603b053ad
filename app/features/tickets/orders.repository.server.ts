/**
 * Orders in D1. A hold is one batch: seats of orders that expired are given back, then the order and its tickets are
 * written where everything is on sale, and checks on the numbers that triggers keep refuse one seat too many.
 */
import { ticketOrders, tickets } from "@schema/tickets";
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "~/platform/context";
import { columns, eachOf, rawStatement, reasonOf, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { isInvited } from "../events/attendance.service.server";
import { isAway } from "./away.repository.server";
import { orderReturnableUntil } from "./next-date.repository.server";
import { promoFor, promoOf } from "./promos.repository.server";
import { type AnswerRow, insertAnswers, isAnswered } from "./questions.repository.server";
import { type GivenAnswer, type Seat, seatsOf } from "./questions.rules";
import { isOnSale, isPaused, isReservedForWaiting, isShown } from "./sale.repository.server";
import { newCode } from "./ticket-code.server";
import { mailTickets } from "./ticket-mail.repository.server";

/** An order before it is written. */
export interface NewOrder {
  orderId: string;
  eventId: string;
  /** How many of each category. */
  wish: Readonly<Record<string, number>>;
  expiresAt: number;
  /** How long before the event's beginning its tickets can be returned, in milliseconds. */
  refundBefore: number;
  termsVersion: number;
  /** As it is compared; null for none. */
  promoCode: string | null;
  /** Whether something that costs money may be sold. */
  canPay: SQL;
  /** What the buyer answered. */
  answers: readonly GivenAnswer[];
}

/** Why nothing was written: `known` is an order that has this id already. */
export type Refused = "known" | "soldOut" | "tooManyForOne" | "promoUsedUp" | "conditions";

const { refundUntil: _, known: __, ...orderColumns } = getTableColumns(ticketOrders);

/** The statements for an order of the actor and its tickets. */
const orderStatements = ({ db, actor }: SignedInContext, orderId: string) =>
  [
    db
      .select({ ...columns(orderColumns), refundUntil: sql<number>`${orderReturnableUntil(sql`ticket_orders`)}`.as("refundUntil") })
      .from(ticketOrders)
      .where(and(eq(ticketOrders.orderId, orderId), eq(ticketOrders.userId, actor.userId))),
    db
      .select({ ticketId: tickets.ticketId, categoryId: tickets.categoryId, price: tickets.price, state: tickets.state })
      .from(tickets)
      .where(and(eq(tickets.orderId, orderId), eq(tickets.userId, actor.userId)))
      .orderBy(tickets.key),
  ] as const;

/** The statement that gives back the seats of an event's orders that expired; put it before what asks for seats. */
export const endHoldsOf = ({ db, clock }: Pick<Context, "db" | "clock">, eventId: string) =>
  rawStatement(
    db,
    sql`UPDATE ticket_orders SET status = 'expired', expires_at = NULL, updated_at = ${clock.now()}
      WHERE event_id = ${eventId} AND status = 'pending' AND expires_at <= ${clock.now()}`,
  );

/** What the database's refusal means. @throws what it doesn't know */
export function refusedBy(failed: unknown): Refused {
  const reason = reasonOf(failed);
  if (reason.includes("ticket_orders.order_id")) return "known";
  if (reason.includes("ticket_categories_room") || reason.includes("events_room")) return "soldOut";
  if (reason.includes("tickets_per_person")) return "tooManyForOne";
  if (reason.includes("ticket_promos_uses")) return "promoUsedUp";
  throw failed;
}

/** Answers with the tickets that they are about, the first where there are several; of one that isn't ordered none is left. */
function answerRows(answers: readonly GivenAnswer[], seats: readonly (Seat & { id: string })[]): AnswerRow[] {
  const rows = new Map<string, AnswerRow>();
  for (const { question_id, category_id, number, value = "" } of answers) {
    const isOfOrder = category_id === undefined && number === undefined;
    const ticketId = seats.find((each) => each.categoryId === category_id && each.number === number)?.id ?? null;
    const about = `${question_id} ${ticketId}`;
    if ((isOfOrder || ticketId) && !rows.has(about)) rows.set(about, [question_id, ticketId, value]);
  }
  return [...rows.values()].filter(([, , value]) => value !== "");
}

/**
 * Writes an order with its seats, or nothing. What costs nothing is paid at once. One round trip.
 * Where the conditions don't hold and an order has this id already, nothing is written and that order is the answer.
 * @returns the order, or why there is none
 */
export async function insertOrder(ctx: SignedInContext, order: NewOrder) {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const { orderId, eventId, wish, promoCode, canPay } = order;
  const promo = promoFor(eventId, promoCode, now);
  const wanted = Object.entries(wish);
  const seats = seatsOf(wish).map(({ categoryId, number }) => ({ id: newId("ticket", now), categoryId, number, code: newCode() }));
  const answers = answerRows(order.answers, seats);
  try {
    const [, , , , , [made], own] = await db.batch([
      endHoldsOf(ctx, eventId),
      rawStatement(
        db,
        sql`INSERT INTO ticket_orders (order_id, event_id, user_id, status, lines, amount, promo_code, refund_until, terms_version, expires_at, created_at, updated_at)
          SELECT ${orderId}, e.event_id, ${actor.userId}, iif(s.amount = 0, 'paid', 'pending'), ${JSON.stringify(wish)}, s.amount, ${promoCode},
            e.first_at - ${order.refundBefore}, ${order.termsVersion}, iif(s.amount = 0, NULL, ${order.expiresAt}), ${now}, ${now}
          FROM events AS e CROSS JOIN (SELECT count(*) AS found, count(${promo.id}) AS discounted, coalesce(sum(${promo.price} * (w.value ->> '$[1]')), 0) AS amount
            FROM ${eachOf(wanted)} AS w CROSS JOIN ticket_categories AS c ON c.category_id = w.value ->> '$[0]' ${promo.join}
            WHERE c.event_id = ${eventId} AND ${isOnSale(now)} AND NOT (${isReservedForWaiting(now, canPay)})) AS s
          WHERE e.event_id = ${eventId} AND ${isShown} AND NOT ${isPaused} AND e.last_at > ${now} AND s.found = ${wanted.length}
            AND (${promoCode} IS NULL OR s.discounted = s.found) AND (s.amount = 0 OR ${canPay}) AND ${isInvited(actor.userId)}
            AND ${isAnswered(eventId, answers, seats.length)}`,
      ),
      rawStatement(
        db,
        sql`INSERT INTO tickets (ticket_id, order_id, event_id, category_id, user_id, price, promo_id, state, code, created_at, updated_at)
          SELECT s.value ->> 'id', o.order_id, o.event_id, c.category_id, o.user_id, ${promo.price}, iif(c.price > 0, ${promo.id}, NULL),
            iif(o.status = 'paid', 'valid', 'held'), s.value ->> 'code', ${now}, ${now}
          FROM ${eachOf(seats)} AS s CROSS JOIN ticket_orders AS o ON o.order_id = ${orderId}
          CROSS JOIN ticket_categories AS c ON c.category_id = s.value ->> 'categoryId' AND c.event_id = o.event_id ${promo.join}
          WHERE NOT EXISTS (SELECT 1 FROM tickets AS old WHERE old.order_id = o.order_id)`,
      ),
      // An order that was there before has other tickets.
      insertAnswers(ctx, sql`${orderId}`, answers, sql`EXISTS (SELECT 1 FROM tickets AS t WHERE t.ticket_id = ${seats[0]?.id})`),
      mailTickets(ctx, orderId),
      ...orderStatements(ctx, orderId),
    ]);
    return made ? { order: made, tickets: own } : ("conditions" as const);
  } catch (failed) {
    return refusedBy(failed);
  }
}

/** What hinders an order now. */
interface Hindrances {
  isThere: number;
  isOver: number;
  isUninvited: number;
  isPaused: number;
  /** Categories of the wish that are on sale, and those whose seats are kept for whoever waits. */
  onSale: number;
  kept: number;
  isPromoKnown: number;
  amount: number;
  /** Whether something that costs money may be sold. */
  canPay: number;
}

/** Why an order's conditions didn't hold. */
export async function readHindrances(
  { db, clock, actor }: SignedInContext,
  { eventId, wish, promoCode, canPay }: Pick<NewOrder, "eventId" | "wish" | "promoCode" | "canPay">,
): Promise<Hindrances | undefined> {
  const now = clock.now();
  const [[row]] = await db.batch([
    rawStatement<Hindrances>(
      db,
      sql`SELECT (${isShown}) AS isThere, e.last_at <= ${now} AS isOver, NOT ${isInvited(actor.userId)} AS isUninvited, ${isPaused} AS isPaused,
          s.onSale, s.kept, s.amount, ${canPay} AS canPay, (${promoCode} IS NULL OR EXISTS (SELECT 1 FROM ${promoOf(eventId, promoCode, now)})) AS isPromoKnown
        FROM events AS e CROSS JOIN (SELECT count(*) AS onSale, coalesce(sum((${isReservedForWaiting(now, canPay)})), 0) AS kept, coalesce(sum(c.price), 0) AS amount
          FROM ${eachOf(Object.keys(wish))} AS w CROSS JOIN ticket_categories AS c ON c.category_id = w.value
          WHERE c.event_id = ${eventId} AND ${isOnSale(now)}) AS s
        WHERE e.event_id = ${eventId}`,
    ),
  ]);
  return row;
}

/** An order of the actor with its tickets; undefined when there is none. */
export async function findOrder(ctx: SignedInContext, orderId: string) {
  const [[order], own] = await ctx.db.batch(orderStatements(ctx, orderId));
  return order && { order, tickets: own };
}

/** Ends an order of the actor that isn't paid yet. @returns its event; undefined when there was none */
export async function cancelPending({ db, clock, actor }: SignedInContext, orderId: string): Promise<string | undefined> {
  const ended = await db
    .update(ticketOrders)
    .set({ status: "cancelled", expiresAt: null, updatedAt: clock.now() })
    .where(and(eq(ticketOrders.orderId, orderId), eq(ticketOrders.userId, actor.userId), eq(ticketOrders.status, "pending")))
    .returning({ eventId: ticketOrders.eventId });
  return ended[0]?.eventId;
}

/** So many holds are ended at once. */
const MOST_AT_ONCE = 500;

/** Gives back the seats of orders that expired, and those on offer to who can't take them any more, of every event. @returns how many orders */
export async function expireOrders({ db, clock }: Pick<Context, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const [ended] = await db.batch([
    returning(
      db,
      sql`UPDATE ticket_orders SET status = 'expired', expires_at = NULL, updated_at = ${now} WHERE order_id IN (
        SELECT order_id FROM ticket_orders AS o WHERE status = 'pending' AND (expires_at <= ${now} OR (kind = 'offered' AND ${isAway(now, sql`o.user_id`)})) ORDER BY expires_at LIMIT ${MOST_AT_ONCE})`,
      { orderId: ticketOrders.orderId },
    ),
  ]);
  return ended.length;
}
