/** Promo codes: what they take off, when they can be used, and never more often than their organizer allows. */
import { users } from "@schema/accounts";
import { refunds } from "@schema/payments";
import { ticketPromos, tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { endHolds, placeOrder } from "../../../app/features/tickets/orders.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { makeUser } from "../../../drizzle/seed/factories/user";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order, orderKey, raceRounds, seatsOf } from "../../support/tickets";

const HOUR = 3_600_000;
const { db } = testContext();
let serial = 100;

/** An event with a promo code. */
async function addPromo(own: Partial<typeof ticketPromos.$inferInsert>, price = 4999) {
  const event = await addTicketedEvent({ price, quantity: 500, perPerson: 10 });
  const promoId = orderKey();
  await db.insert(ticketPromos).values({ promoId, eventId: event.eventId, code: "BAHAR10", createdAt: Date.now(), ...own });
  return { ...event, promoId };
}

const orderWith = ({ ctx }: Person, { eventId, categoryId }: { eventId: string; categoryId: string }, code: string, quantity = 1) =>
  placeOrder(ctx, eventId, [{ category_id: categoryId, quantity }], orderKey(), code);

const usedOf = async (promoId: string) => (await db.select().from(ticketPromos).where(eq(ticketPromos.promoId, promoId)))[0]?.used;

test.each([
  ["a percentage", { percent: 10 }, 4999, 4500],
  ["an amount", { amount: 1000 }, 4999, 3999],
  ["an amount above the price", { amount: 9000 }, 4999, 0],
  ["everything", { percent: 100 }, 4999, 0],
])("%s is taken off each ticket, and the order is the sum of its tickets", async (_, own, price, each) => {
  openSipay();
  const event = await addPromo(own, price);
  const { order: made, tickets: seats } = await orderWith(await signUp(), event, " bahar 10 ", 3);
  expect(seats.map((seat) => seat.price)).toEqual([each, each, each]);
  expect(made).toMatchObject({ amount: 3 * each, status: each === 0 ? "paid" : "pending", promoCode: "BAHAR10" });
  expect(await usedOf(event.promoId)).toBe(3);
});

test.each([
  ["en", "Promo code BAHAR10", "already taken off"],
  ["tr", "BAHAR10 promosyon kodu", "fiyatlardan düşüldü"],
])("who pays reads which code made it cheaper, and nothing of codes without one (%s)", async (language, code, taken) => {
  openSipay();
  const [event, buyer] = [await addPromo({ percent: 10 }), await signUp()];
  const pageOf = async (orderId: string) =>
    (await visit(`/sipay/payment/${event.eventId}?order=${orderId}`, { as: buyer, headers: { "accept-language": language } })).text();
  const { order: cheaper } = await orderWith(buyer, event, "BAHAR10");
  const page = await pageOf(cheaper.orderId);
  expect([page.includes(code), page.includes(taken)]).toEqual([true, true]);
  const { order: plain } = await order(buyer, event.eventId, event.categoryId);
  expect(await pageOf(plain.orderId)).not.toContain(taken);
});

test("a code that isn't the event's, is over, not yet valid or ended is refused beside its field, and nothing is ordered", async () => {
  openSipay();
  const now = Date.now();
  for (const own of [{ endsAt: now - 1 }, { startsAt: now + HOUR }, { closedAt: now }, { code: "OTHER" }]) {
    const event = await addPromo({ percent: 10, ...own });
    await expect(orderWith(await signUp(), event, "BAHAR10")).rejects.toMatchObject({
      code: "tickets.unknownPromo",
      details: { field: "promo_code" },
    });
    expect(await seatsOf(event.eventId)).toEqual([]);
  }
});

test("uses come back with their seats", async () => {
  openSipay();
  const event = await addPromo({ percent: 10, maxUses: 1 });
  const person = await signUp();
  const { order: made } = await orderWith(person, event, "BAHAR10");
  await expect(orderWith(person, event, "BAHAR10")).rejects.toMatchObject({ code: "tickets.promoUsedUp" });
  await db.run(sql`UPDATE ticket_orders SET status = 'cancelled', expires_at = NULL WHERE order_id = ${made.orderId}`);
  expect(await usedOf(event.promoId)).toBe(0);
  await orderWith(person, event, "BAHAR10");
});

test("an order that is paid when its code has been used up meanwhile brings no seat, and the money back", async () => {
  const sipay = openSipay();
  const event = await addPromo({ percent: 50, maxUses: 1 }, 5000);
  const buyer = await signUp();
  const { order: late } = await orderWith(buyer, event, "BAHAR10");
  await agreeAndPay(buyer.ctx, event.eventId, late.orderId);
  const sale = [...sipay.sales.values()].at(-1);
  await endHolds(testContext({ clock: { now: () => Date.now() + HOUR } }));
  await orderWith(await signUp(), event, "BAHAR10");
  await sipay.decide(sale?.orderNo ?? "", true);
  expect(await settlePayment(testContext(), sale?.invoiceId ?? "")).toBe(true);
  const states = await db.select({ state: tickets.state }).from(tickets).where(eq(tickets.orderId, late.orderId));
  expect(states).toEqual([{ state: "released" }]);
  const back = await db
    .select()
    .from(refunds)
    .where(eq(refunds.invoiceId, sale?.invoiceId ?? ""));
  expect(back).toMatchObject([{ amount: 2500, reason: "unseated" }]);
});

async function rush(event: Awaited<ReturnType<typeof addPromo>>, count: number): Promise<string[]> {
  const first = await signUp();
  const random = createRandom(serial++);
  const rows = Array.from({ length: count }, () => makeUser(random, Date.now(), { passwordHash: "none" }));
  await insertMany(db, users, rows);
  const people = rows.map((row) => ({ ...first, ctx: { ...first.ctx, actor: { ...first.ctx.actor, userId: row.userId } } }));
  const settled = await Promise.allSettled(people.map((person) => orderWith(person, event, "BAHAR10")));
  return settled.flatMap((each) => {
    if (each.status === "fulfilled") return [];
    if (!isDomainError(each.reason)) throw each.reason;
    return [each.reason.code];
  });
}

test("sixty who use a code for ten tickets at once get ten", async () => {
  openSipay();
  for (let round = 0; round < raceRounds; round++) {
    const event = await addPromo({ percent: 50, maxUses: 10 });
    expect(await rush(event, 60)).toEqual(Array(50).fill("tickets.promoUsedUp"));
    expect(await db.$count(tickets, eq(tickets.promoId, event.promoId))).toBe(10);
    expect(await usedOf(event.promoId)).toBe(10);
  }
});

test("without the trigger that counts uses more than ten get it, so they do meet", async () => {
  openSipay();
  const event = await addPromo({ percent: 50, maxUses: 10 });
  const [trigger] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'ticket_promos_insert'`);
  await db.run(sql`DROP TRIGGER ticket_promos_insert`);
  try {
    await rush(event, 60);
  } finally {
    await db.run(sql.raw(trigger?.sql ?? ""));
  }
  expect(await db.$count(tickets, eq(tickets.promoId, event.promoId))).toBeGreaterThan(10);
});

test("an organizer adds a code on the sales page and ends it; the buying page asks for one only while there is one", async () => {
  const creator = await signUp();
  const { eventId } = await addTicketedEvent({ price: 5000 }, { createdBy: creator.userId });
  const sales = `/event/ticket/sales/${eventId}`;
  const form = { act: "promo", promo_code: "Çiğdem 20", percent: "20", max_uses: "5", ends_at: "2037-01-01T00:00" };
  openSipay();
  const buyer = await signUp();
  const asksForCode = async () => (await (await visit(`/event/ticket/buy/${eventId}`, { as: buyer })).text()).includes('name="promo_code"');
  expect(await asksForCode()).toBe(false);
  const both = await visit(sales, { as: creator, form: { ...form, amount_off: "5" } });
  expect([both.status, (await both.text()).includes("Enter either a percentage or an amount.")]).toEqual([400, true]);
  expect((await visit(sales, { as: creator, form })).status).toBe(303);
  expect((await visit(sales, { as: creator, form })).status).toBe(409);
  const [promo] = await db.select().from(ticketPromos).where(eq(ticketPromos.eventId, eventId));
  expect(promo).toMatchObject({ code: "CIGDEM20", percent: 20, amount: null, maxUses: 5 });
  expect(await asksForCode()).toBe(true);
  expect((await visit(sales, { as: creator, form: { act: "close", promo_id: promo?.promoId ?? "" } })).status).toBe(303);
  expect(await asksForCode()).toBe(false);
});
