/** An order's key sent again: it brings the order that is there, and adds nothing to it, whatever has changed since. */
import { events, ticketCategories } from "@schema/events";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { reasonOf } from "../../../app/platform/db.server";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addPending, addTicketedEvent, order, orderKey } from "../../support/tickets";

const { db } = testContext();

/** Orders with a key. @returns the id and status of the order that it brings, or why there is none */
const send = (buyer: Person, eventId: string, categoryId: string, key: string, quantity = 2) =>
  order(buyer, eventId, categoryId, quantity, key).then(
    ({ order: { orderId, status } }) => ({ orderId, status }),
    (failed) => failed.code as string,
  );

/** An order of two seats that has become this, with its key. */
async function placed(status: "pending" | "paid" | "expired" | "cancelled") {
  const buyer = await signUp();
  const price = status === "paid" ? 0 : 5000;
  const event = await addTicketedEvent({ price, quantity: 10 });
  const key = orderKey();
  const { order: made } = await order(buyer, event.eventId, event.categoryId, 2, key);
  if (status === "expired" || status === "cancelled")
    await db.update(ticketOrders).set({ status, expiresAt: null }).where(eq(ticketOrders.orderId, made.orderId));
  return { ...event, buyer, key, orderId: made.orderId };
}

/** How many seats an order has, by state. */
async function seatsByState(orderId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: tickets.state, count: sql<number>`count(*)` })
    .from(tickets)
    .where(eq(tickets.orderId, orderId))
    .groupBy(tickets.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const SEATS = { pending: { held: 2 }, paid: { valid: 2 }, expired: { released: 2 }, cancelled: { released: 2 } };

test.each(["pending", "paid", "expired", "cancelled"] as const)("an order that is %s gets no more seats by its key", async (status) => {
  const { buyer, eventId, categoryId, key, orderId } = await placed(status);
  const other = await addTicketedEvent({ quantity: 10 });
  const sibling = await addCategory(eventId, { price: 0 });
  for (const [event, category] of [
    [eventId, "ticket-category-none"],
    [eventId, other.categoryId],
    [eventId, sibling],
    [other.eventId, other.categoryId],
    [other.eventId, categoryId],
    ["event-none", categoryId],
  ] as const) {
    expect(await send(buyer, event, category, key)).toBe("tickets.keyReused");
  }
  expect(await send(buyer, eventId, categoryId, key, 3)).toBe("tickets.keyReused");
  const close = (own: Partial<typeof ticketCategories.$inferInsert>) =>
    db.update(ticketCategories).set(own).where(eq(ticketCategories.categoryId, categoryId));
  await close({ closedAt: Date.now() });
  expect(await send(buyer, eventId, categoryId, key)).toEqual({ orderId, status });
  await close({ closedAt: null, saleUntil: Date.now() - 1 });
  expect(await send(buyer, eventId, categoryId, key)).toEqual({ orderId, status });
  await db.update(events).set({ showStatus: "inactive" }).where(eq(events.eventId, eventId));
  expect(await send(buyer, eventId, categoryId, key)).toEqual({ orderId, status });
  expect(await seatsByState(orderId)).toEqual(SEATS[status]);
});

test("the database refuses a seat whose category or order is of another event", async () => {
  const buyer = await signUp();
  const [one, other] = [await addTicketedEvent(), await addTicketedEvent()];
  const { orderId } = await addPending(buyer, one, Date.now() + 60_000);
  const refusal = (eventId: string, categoryId: string) =>
    db
      .run(sql`INSERT INTO tickets (ticket_id, order_id, event_id, category_id, price, state, code, created_at, updated_at)
        VALUES (${orderKey()}, ${orderId}, ${eventId}, ${categoryId}, 0, 'held', ${orderKey()}, 0, 0)`)
      .then(() => "done", reasonOf);
  expect(await refusal(one.eventId, other.categoryId)).toContain("tickets_of_event");
  expect(await refusal(other.eventId, other.categoryId)).toContain("tickets_of_event");
  expect(await refusal(other.eventId, one.categoryId)).toContain("tickets_of_event");
  expect(await refusal(one.eventId, one.categoryId)).toBe("done");
});

test("a form that is sent again after its order was given up leads to no ticket, and says why", async () => {
  const { buyer, eventId, categoryId, key } = await placed("cancelled");
  const form = { key, "lines[0].category_id": categoryId, "lines[0].quantity": "2" };
  const answer = await visit(`/event/ticket/buy/${eventId}`, { as: buyer, form });
  expect([answer.status, answer.headers.get("location")]).toEqual([409, null]);
  const paid = await placed("paid");
  const again = await visit(`/event/ticket/buy/${paid.eventId}`, {
    as: paid.buyer,
    form: { key: paid.key, "lines[0].category_id": paid.categoryId, "lines[0].quantity": "2" },
  });
  expect([again.status, again.headers.get("location")]).toEqual([303, expect.stringContaining("/event/ticket/success/ticket-")]);
  const pending = await placed("pending");
  const waiting = await visit(`/event/ticket/buy/${pending.eventId}`, {
    as: pending.buyer,
    form: { key: pending.key, "lines[0].category_id": pending.categoryId, "lines[0].quantity": "2" },
  });
  expect(waiting.headers.get("location")).toBe(`/sipay/payment/${pending.eventId}`);
});
