/** Tickets of the seed's events: one of the demo student, one that an organizer gave, and a promo code. */
import { eq } from "drizzle-orm";
import type { Db } from "../../app/platform/db.server";
import { events } from "../schema/events";
import { ticketOrders, ticketPromos, tickets } from "../schema/tickets";
import { insertMany } from "./insert-many";

const EVENT = "event-11";
const DAY = 86_400_000;

/** Writes it; running it again changes nothing. */
export async function seedTickets(db: Db, now: number): Promise<void> {
  const [event] = await db.select({ firstAt: events.firstAt }).from(events).where(eq(events.eventId, EVENT));
  if (!event) return;
  const categoryId = "ticket-category-11-1";
  const shared = { orderId: "order-demo-1", eventId: EVENT, userId: "user-demo-student", createdAt: now - DAY, updatedAt: now - DAY };
  await insertMany(db, ticketOrders, [
    { ...shared, status: "paid", lines: { [categoryId]: 1 }, amount: 0, refundUntil: event.firstAt - 2 * DAY, termsVersion: 1 },
  ]);
  await insertMany(db, tickets, [{ ...shared, ticketId: "ticket-demo-1", categoryId, price: 0, state: "valid", code: "dm7k2w9q" }]);
  const given = { ...shared, orderId: "order-demo-2", userId: "user-demo-newcomer" };
  await insertMany(db, ticketOrders, [
    {
      ...given,
      status: "paid",
      kind: "given",
      givenBy: "user-demo-moderator",
      lines: { [categoryId]: 1 },
      amount: 0,
      refundUntil: event.firstAt,
      termsVersion: 1,
    },
  ]);
  await insertMany(db, tickets, [{ ...given, ticketId: "ticket-demo-2", categoryId, price: 0, state: "valid", code: "gk4t8r3m" }]);
  await insertMany(db, ticketPromos, [
    { promoId: "promo-demo-1", eventId: "event-3", code: "BAHAR20", percent: 20, maxUses: 50, createdAt: now - DAY },
  ]);
}
