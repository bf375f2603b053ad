/** What an event sells at a moment, and the conditions under which somebody may order it. */
import { type orderKinds, ticketOrders } from "@schema/tickets";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { isInvited, toldStart } from "../events/attendance.service.server";
import { isAway } from "./away.repository.server";
import { endOf, isDateOver, isForSeveral, onlyAtOf } from "./next-date.repository.server";
import { isPromoOpen } from "./promos.repository.server";

/** Whether a category (`c` unless said otherwise) is within its sale window, and the one date that it may be for isn't over. */
export const isOnSale = (now: number, c: SQL = sql`c`): SQL =>
  sql`${c}.closed_at IS NULL AND (${c}.sale_from IS NULL OR ${c}.sale_from <= ${now}) AND (${c}.sale_until IS NULL OR ${c}.sale_until > ${now})
    AND NOT ${isDateOver(now, c)}`;

/** Whether the event `e` is shown, takes place and sells tickets. */
export const isShown = sql`e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND e.has_tickets`;

/** Whether the organizers of the event `e` have stopped selling for a while. */
export const isPaused = sql`EXISTS (SELECT 1 FROM ticket_pauses AS z WHERE z.event_id = e.event_id)`;

/**
 * Whether seats of the category `c` go to people on waiting lists: its own, and, where the event has a
 * capacity, those of categories that only the event's capacity keeps from having a seat.
 */
export const isReservedForWaiting = (now: number, canPay: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ticket_waits AS w WHERE w.event_id = c.event_id AND NOT ${isAway(now, sql`w.user_id`)})
    AND EXISTS (SELECT 1 FROM ticket_categories AS g JOIN events AS v ON v.event_id = g.event_id WHERE g.event_id = c.event_id AND ${isOnSale(now, sql`g`)} AND (g.price = 0 OR ${canPay})
    AND (g.category_id = c.category_id OR (v.capacity IS NOT NULL AND (g.quantity IS NULL OR g.taken < g.quantity)))
    AND EXISTS (SELECT 1 FROM ticket_waits AS w WHERE w.category_id = g.category_id AND NOT ${isAway(now, sql`w.user_id`)}))`;

interface SaleCategory {
  categoryId: string;
  name: string;
  description: string;
  price: number;
  perPerson: number;
  saleFrom: number | null;
  saleUntil: number | null;
  /** When the one date begins that it is for; null where it is for all. */
  onlyAt: number | null;
  /** Whether it is for several dates. */
  isForSeveral: number;
  /** When its date, or the last of all, is over. */
  endsAt: number;
  /** Null is unlimited. */
  left: number | null;
  /** How many of it the reader has or holds. */
  mine: number;
  /** Whether what comes free goes to whoever waits. */
  isReserved: number;
  /** How many wait for it, and at which place the reader does; null when they don't. */
  waiting: number;
  myPlace: number | null;
}

interface SaleEvent {
  eventId: string;
  name: string;
  location: string;
  firstAt: number;
  /** Of the date that runs or comes next, else of the last. */
  startsAt: number;
  lastAt: number;
  createdBy: string | null;
  communityStatus: string | null;
  communityRole: string | null;
  showStatus: string;
  hasTickets: number;
  isInvited: number;
  isPaused: number;
  /** Whether something that costs money may be sold now. */
  canPay: number;
  /** Whether it has promo codes that can be used. */
  hasPromos: number;
  /** Seats that remain in the event; null is unlimited. */
  left: number | null;
}

interface FoundSale {
  event: SaleEvent;
  categories: SaleCategory[];
  /** The reader's own orders that wait to be paid, and offers, the latest first. */
  pending: { orderId: string; kind: (typeof orderKinds)[number]; amount: number; expiresAt: number | null }[];
}

/** What an event sells, what remains of it now, and the reader's own orders that wait. One round trip. @param canPay whether something that costs money may be sold */
export async function findSale({ db, clock, actor }: SignedInContext, eventId: string, canPay: SQL): Promise<FoundSale | undefined> {
  const now = clock.now();
  /** Seats of orders that expired and that nobody has asked for since. */
  const expired = (where: SQL) =>
    sql`(SELECT count(*) FROM ticket_orders AS o JOIN tickets AS t ON t.order_id = o.order_id WHERE o.event_id = ${eventId} AND o.status = 'pending'
      AND o.expires_at <= ${now} AND t.state = 'held' AND ${where})`;
  const [[event], categories, pending] = await db.batch([
    rawStatement<SaleEvent>(
      db,
      sql`SELECT e.event_id AS eventId, e.name, e.location, e.first_at AS firstAt, ${toldStart(now)} AS startsAt, e.last_at AS lastAt, e.created_by AS createdBy,
          c.status AS communityStatus, m.role AS communityRole, iif(e.cancelled_at IS NULL, e.show_status, 'inactive') AS showStatus, e.has_tickets AS hasTickets, ${isInvited(actor.userId)} AS isInvited, ${isPaused} AS isPaused, ${canPay} AS canPay,
          EXISTS (SELECT 1 FROM ticket_promos AS p WHERE p.event_id = e.event_id AND ${isPromoOpen(now)}) AS hasPromos, e.capacity - e.ticket_count + ${expired(sql`1`)} AS left
        FROM events AS e LEFT JOIN communities AS c ON c.community_id = e.community_id
        LEFT JOIN community_members AS m ON m.community_id = e.community_id AND m.user_id = ${actor.userId}
        WHERE e.event_id = ${eventId} AND e.deleted_at IS NULL`,
    ),
    rawStatement<SaleCategory>(
      db,
      sql`SELECT c.category_id AS categoryId, c.name, c.description, c.price, c.per_person AS perPerson, c.sale_from AS saleFrom, c.sale_until AS saleUntil, ${onlyAtOf(sql`c`)} AS onlyAt, ${isForSeveral(sql`c`)} AS isForSeveral, ${endOf(sql`c`)} AS endsAt,
          c.quantity - c.taken + ${expired(sql`t.category_id = c.category_id`)} AS left,
          (SELECT count(*) FROM tickets AS t JOIN ticket_orders AS o ON o.order_id = t.order_id WHERE t.user_id = ${actor.userId} AND t.state IN ('held', 'valid')
            AND t.event_id = ${eventId} AND t.category_id = c.category_id AND (o.status <> 'pending' OR o.expires_at > ${now})) AS mine,
          (${isReservedForWaiting(now, canPay)}) AS isReserved, (SELECT count(*) FROM ticket_waits AS w WHERE w.category_id = c.category_id) AS waiting,
          (SELECT (SELECT count(*) FROM ticket_waits AS w WHERE w.category_id = m.category_id AND w.key <= m.key) FROM ticket_waits AS m
            WHERE m.category_id = c.category_id AND m.user_id = ${actor.userId}) AS myPlace
        FROM ticket_categories AS c JOIN events AS e ON e.event_id = c.event_id WHERE c.event_id = ${eventId} AND c.closed_at IS NULL ORDER BY c.position`,
    ),
    db
      .select({ orderId: ticketOrders.orderId, kind: ticketOrders.kind, amount: ticketOrders.amount, expiresAt: ticketOrders.expiresAt })
      .from(ticketOrders)
      .where(
        and(
          eq(ticketOrders.userId, actor.userId),
          eq(ticketOrders.eventId, eventId),
          eq(ticketOrders.status, "pending"),
          sql`${ticketOrders.expiresAt} > ${now}`,
        ),
      )
      .orderBy(desc(ticketOrders.key)),
  ]);
  return event && { event, categories, pending };
}
