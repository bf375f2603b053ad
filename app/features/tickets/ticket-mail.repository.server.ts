/** What people are mailed of their tickets: asked for in the batch that gives them, written once for each cause. */

import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { Locale } from "~/platform/i18n/config";
import { outgoingFrom } from "~/platform/messages/outgoing-from.server";
import { isForSeveral, nextDateOf, onlyAtOf, orderReturnableUntil } from "./next-date.repository.server";

type Base = Pick<Context, "db" | "clock">;

/** The name of the message; orders that are paid later are written down under it by the trigger `ticket_orders_paid`. */
export const TICKET_MAIL = "ticket-mail";

/** The statement that asks for the mail of an order, where its tickets are somebody's already. */
export const mailTickets = (ctx: Base, orderId: string) =>
  outgoingFrom(
    ctx,
    TICKET_MAIL,
    {
      dedupeKey: sql`${`${TICKET_MAIL}:`} || o.order_id`,
      payload: sql`json_object('orderId', o.order_id, 'userId', o.user_id)`,
    },
    sql`FROM ticket_orders AS o WHERE o.order_id = ${orderId} AND o.status = 'paid' AND o.user_id IS NOT NULL`,
  );

/** The statement that asks for the mail of a ticket that somebody took over a moment ago. */
export const mailPassed = (ctx: Base, ticketId: string, where: SQL) =>
  outgoingFrom(
    ctx,
    TICKET_MAIL,
    {
      dedupeKey: sql`${`${TICKET_MAIL}:`} || t.ticket_id || ':' || t.handed_on`,
      payload: sql`json_object('orderId', t.order_id, 'userId', t.user_id, 'ticketId', t.ticket_id, 'handedOn', t.handed_on)`,
    },
    sql`FROM tickets AS t WHERE t.ticket_id = ${ticketId} AND ${where}`,
  );

interface MailedOrder {
  email: string;
  locale: Locale;
  /** Whoever is mailed is who paid. */
  isBuyer: number;
  eventId: string;
  eventName: string;
  location: string;
  refundUntil: number;
  termsVersion: number;
  amount: number;
}

export interface MailedTicket {
  ticketId: string;
  category: string;
  price: number;
  userId: string | null;
  /** Of its date, or of the one that comes next. */
  startsAt: number;
  /** Of the one date that it is for; null where it is for all. */
  onlyAt: number | null;
  /** Whether it is for several dates. */
  isForSeveral: number;
}

/** An order with its event and its live tickets, for the mail to one of their holders; undefined when there is nobody to mail. */
export async function findMailed(
  { db, clock }: Pick<Context, "db" | "clock">,
  orderId: string,
  userId: string,
): Promise<{ order: MailedOrder; tickets: MailedTicket[] } | undefined> {
  const [[order], tickets] = await db.batch([
    rawStatement<MailedOrder>(
      db,
      sql`SELECT u.user_email AS email, u.locale, o.user_id IS u.user_id AS isBuyer, e.event_id AS eventId, e.name AS eventName, e.location,
          ${orderReturnableUntil(sql`o`)} AS refundUntil, o.terms_version AS termsVersion, o.amount
        FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id JOIN users AS u ON u.user_id = ${userId} WHERE o.order_id = ${orderId}`,
    ),
    rawStatement<MailedTicket>(
      db,
      sql`SELECT t.ticket_id AS ticketId, g.name AS category, t.price, t.user_id AS userId, ${nextDateOf(clock.now())} AS startsAt, ${onlyAtOf()} AS onlyAt, ${isForSeveral()} AS isForSeveral
        FROM tickets AS t JOIN ticket_categories AS g ON g.category_id = t.category_id JOIN events AS e ON e.event_id = t.event_id
        WHERE t.order_id = ${orderId} AND t.state = 'valid' ORDER BY t.key`,
    ),
  ]);
  return order && { order, tickets };
}
