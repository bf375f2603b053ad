/** Which tickets go back: all of an event that doesn't take place, none of one that did. */
import { events } from "@schema/events";
import { refunds } from "@schema/payments";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { endHolds } from "../../../app/features/tickets/orders.service.server";
import { readReturn, refundCancelled, returnTicket } from "../../../app/features/tickets/returns.service.server";
import { readTicket } from "../../../app/features/tickets/tickets.service.server";
import { noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { type Person, signUp, testContext } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { db } = testContext();
const later = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });

/** Two free tickets of an event that begins so far ahead; the first has been let in. */
async function sold(ahead?: number) {
  const [creator, holder] = [await signUp(), await signUp()];
  const { eventId, categoryId } = await addTicketedEvent({}, { createdBy: creator.userId }, ahead);
  const { order: made, tickets: own } = await order(holder, eventId, categoryId, 2);
  const [first = "", second = ""] = own.map(({ ticketId }) => ticketId);
  await db.update(tickets).set({ checkedInAt: Date.now(), checkedInBy: creator.userId }).where(eq(tickets.ticketId, first));
  return { eventId, holder, orderId: made.orderId, first, second };
}

const stateOf = async (ticketId: string) => {
  const [row] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  return [row?.state, row?.checkedInAt !== null];
};

/** Moves an event, and takes it away so long after its beginning (before it, when negative). */
async function takeAway(eventId: string, { firstAt, after }: { firstAt: number; after: number }) {
  const times = { firstAt, lastAt: firstAt + 2 * HOUR, deletedAt: firstAt + after };
  await db.update(events).set(times).where(eq(events.eventId, eventId));
}

test("an event that is cancelled before it begins returns its tickets, also those that were let in", async () => {
  const { eventId, first, second } = await sold();
  await takeAway(eventId, { firstAt: Date.now() + HOUR, after: -2 * HOUR });
  expect(await refundCancelled(later(0))).toBe(2);
  expect([await stateOf(first), await stateOf(second)]).toEqual([
    ["refunded", false],
    ["refunded", false],
  ]);
});

test("an event that is taken away while it goes on returns the tickets of those who didn't come in", async () => {
  const { eventId, first, second } = await sold();
  await takeAway(eventId, { firstAt: Date.now() - 2 * HOUR, after: HOUR });
  expect(await refundCancelled(later(0))).toBe(1);
  expect([await stateOf(first), await stateOf(second)]).toEqual([
    ["valid", true],
    ["refunded", false],
  ]);
  expect(await refundCancelled(later(0))).toBe(0);
});

test("taking an event away once it is over returns nothing, and its tickets stay what they are", async () => {
  const { eventId, holder, first, second } = await sold();
  await takeAway(eventId, { firstAt: Date.now() - 10 * HOUR, after: 3 * HOUR });
  expect(await refundCancelled(later(0))).toBe(0);
  expect([await stateOf(first), await stateOf(second)]).toEqual([
    ["valid", true],
    ["valid", false],
  ]);
  expect((await readTicket(holder.ctx, second, null)).state).toBe("over");
});

test("an event that goes with its creator's account is cancelled on that day, not on the day of its last change; holders are told with the return", async () => {
  const [creator, holder] = [await signUp(), await signUp()];
  const { eventId, categoryId } = await addTicketedEvent({}, { createdBy: creator.userId, name: "Chess night" });
  await order(holder, eventId, categoryId);
  await db.update(events).set({ showStatus: "inactive", isAwaitingReview: true, updatedAt: 1 }).where(eq(events.eventId, eventId));
  const { eventPlaces } = await import("../../../app/features/events/personal-data.repository.server");
  const { eraseStatements } = await import("../../../app/engines/personal/personal.server");
  const before = Date.now();
  const [one, ...rest] = eraseStatements(
    creator.ctx,
    eventPlaces.filter(({ table }) => table === events),
    creator,
  );
  if (!one) throw new Error("Events name nobody");
  await db.batch([one, ...rest]);
  const [row] = await db.select().from(events).where(eq(events.eventId, eventId));
  expect(row?.createdBy).toBeNull();
  expect(row?.deletedAt).toBeGreaterThanOrEqual(before - 1000);
  expect(await refundCancelled(later(31))).toBe(1);
  expect((await noticesOf(holder)).map(({ kind }) => kind)).toEqual(["tickets.cancelled"]);
});

test("whoever holds a ticket can't return it once the event has begun, whatever its order promised; staff can", async () => {
  const { eventId, holder, orderId, second } = await sold();
  await db
    .update(ticketOrders)
    .set({ refundUntil: Date.now() + HOUR })
    .where(eq(ticketOrders.orderId, orderId));
  await db
    .update(events)
    .set({ firstAt: Date.now() - MINUTE })
    .where(eq(events.eventId, eventId));
  await expect(returnTicket(holder.ctx, second)).rejects.toMatchObject({ code: "tickets.cannotReturn" });
  expect((await readReturn(holder.ctx, second)).canReturn).toBe(false);
  const staff = await signUp({ userRole: "moderator" });
  expect((await readReturn(staff.ctx, second)).canReturn).toBe(true);
  await returnTicket(staff.ctx, second);
  expect((await stateOf(second))[0]).toBe("refunded");
});

test.each([
  ["free, before it begins", { price: 0, ahead: 1, until: -1, isIn: false }, true],
  ["free, once the first of its dates has begun", { price: 0, ahead: -1, until: 5, isIn: false }, false],
  ["paid, while its order's time runs", { price: 15_000, ahead: 9, until: 1, isIn: false }, true],
  ["paid, after that", { price: 15_000, ahead: 9, until: -1, isIn: false }, false],
  ["let in", { price: 0, ahead: 1, until: 1, isIn: true }, false],
])("a ticket's page offers its return only while that is possible: %s", async (_, { price, ahead, until, isIn }, isOffered) => {
  const { eventId, holder, orderId, first, second } = await sold();
  const now = Date.now();
  await db.update(tickets).set({ price }).where(eq(tickets.eventId, eventId));
  await db
    .update(events)
    .set({ firstAt: now + ahead * HOUR, lastAt: now + 20 * HOUR })
    .where(eq(events.eventId, eventId));
  await db
    .update(ticketOrders)
    .set({ refundUntil: now + until * HOUR })
    .where(eq(ticketOrders.orderId, orderId));
  const { status, body } = await see(`/event/ticket/one/${isIn ? first : second}`, { as: holder });
  expect([status, body.includes('/refund"')]).toEqual([200, isOffered]);
  const words = ["Get a refund", "Give ticket back"].filter((text) => body.includes(text));
  expect(words).toEqual(isOffered ? [price > 0 ? "Get a refund" : "Give ticket back"] : []);
});

/** Somebody orders one seat and goes to pay. */
async function orderedBy(buyer: Person, sipay: ReturnType<typeof openSipay>, event: { eventId: string; categoryId: string }) {
  const { order: made } = await order(buyer, event.eventId, event.categoryId);
  await agreeAndPay(buyer.ctx, event.eventId, made.orderId);
  const sale = [...sipay.sales.values()].at(-1);
  return { orderId: made.orderId, invoiceId: sale?.invoiceId ?? "", orderNo: sale?.orderNo ?? "" };
}

test("paying late for one more than a person may have brings no seat, and the money back", async () => {
  const sipay = openSipay();
  const buyer = await signUp();
  const event = await addTicketedEvent({ price: 5000, perPerson: 1, quantity: 10 });
  const late = await orderedBy(buyer, sipay, event);
  await endHolds(later(20));
  const kept = await orderedBy(buyer, sipay, event);
  for (const { orderNo, invoiceId } of [kept, late]) {
    await sipay.decide(orderNo, true);
    expect(await settlePayment(testContext(), invoiceId)).toBe(true);
  }
  const statesOf = async (orderId: string) =>
    (await db.select().from(tickets).where(eq(tickets.orderId, orderId))).map(({ state }) => state);
  expect([await statesOf(kept.orderId), await statesOf(late.orderId)]).toEqual([["valid"], ["released"]]);
  const asked = await db.select().from(refunds).where(eq(refunds.invoiceId, late.invoiceId));
  expect(asked).toMatchObject([{ amount: 5000, reason: "unseated", status: "requested" }]);
});
