/** Waiting lists: who came first is offered what comes free, once, and nobody passes by. */
import { users } from "@schema/accounts";
import { notices } from "@schema/notices";
import { ticketOrders, tickets, ticketWaits } from "@schema/tickets";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endHolds } from "../../../app/features/tickets/orders.service.server";
import { offerAll, offerSeats } from "../../../app/features/tickets/waits.service.server";
import { makeUser } from "../../../drizzle/seed/factories/user";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { openSipay } from "../../support/sipay";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addTicketedEvent, order, raceRounds, seatsOf } from "../../support/tickets";

const HOUR = 3_600_000;
const { db } = testContext();
let serial = 100;
const later = (ms: number) => testContext({ clock: { now: () => Date.now() + ms } });

const buy = (eventId: string) => `/event/ticket/buy/${eventId}`;
const join = (as: Person, { eventId, categoryId }: { eventId: string; categoryId: string }, act = "wait") =>
  visit(buy(eventId), { as, form: { act, category_id: categoryId } });

/** An event whose only seat somebody has, and two who wait for it in this order. */
async function soldOut(category: Parameters<typeof addTicketedEvent>[0] = {}) {
  const event = await addTicketedEvent({ quantity: 1, ...category });
  const [holder, first, second] = [await signUp(), await signUp(), await signUp()];
  const { order: made, tickets: own } = await order(holder, event.eventId, event.categoryId);
  for (const person of [first, second]) expect((await join(person, event)).status).toBe(303);
  return { ...event, holder, first, second, orderId: made.orderId, ticketId: own[0]?.ticketId ?? "" };
}

const offersOf = (eventId: string) =>
  db
    .select()
    .from(ticketOrders)
    .where(and(eq(ticketOrders.eventId, eventId), eq(ticketOrders.kind, "offered")));

test("a seat that comes back is offered to who waited longest, who takes it; the next waits on", async () => {
  const { eventId, holder, first, second, ticketId } = await soldOut();
  const page = await (await visit(buy(eventId), { as: second })).text();
  expect(page).toContain("You&#x27;re number 2 on the waiting list");
  expect(await offerSeats(testContext(), eventId)).toBe(0);
  expect((await visit(`/event/ticket/${ticketId}/refund`, { as: holder, form: {} })).status).toBe(303);
  await offerAll(testContext());
  const [offer] = await offersOf(eventId);
  expect(offer).toMatchObject({ userId: first.userId, status: "pending", amount: 0 });
  const told = await db.select().from(notices).where(eq(notices.userId, first.userId));
  expect(told).toMatchObject([{ kind: "tickets.offered", path: buy(eventId), mail: "now" }]);
  const taken = await visit(buy(eventId), { as: first, form: { act: "take", order_id: offer?.orderId ?? "" } });
  expect(taken.headers.get("location")).toContain("/event/ticket/success/ticket-");
  expect((await seatsOf(eventId)).map(({ userId, state }) => [userId, state])).toEqual([[first.userId, "valid"]]);
  expect(await db.$count(ticketWaits, eq(ticketWaits.eventId, eventId))).toBe(1);
});

test("nobody passes those who wait, and whoever leaves isn't offered anything", async () => {
  const { eventId, categoryId, holder, first, second, ticketId } = await soldOut();
  await join(first, { eventId, categoryId }, "leave");
  await db.update(tickets).set({ state: "refunded" }).where(eq(tickets.ticketId, ticketId));
  await expect(order(holder, eventId, categoryId)).rejects.toMatchObject({ code: "tickets.soldOut" });
  expect(await offerSeats(testContext(), eventId)).toBe(1);
  expect((await offersOf(eventId)).map(({ userId }) => userId)).toEqual([second.userId]);
});

test("where the event's capacity is what lacks, nobody gets past them through another category; where their own category is full, others sell on", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 5 }, { capacityKind: "custom", capacity: 2 });
  const other = await addCategory(eventId, { name: "Guest" });
  const [holder, waiting, buyer] = [await signUp(), await signUp(), await signUp()];
  const { tickets: own } = await order(holder, eventId, categoryId, 2);
  expect((await join(waiting, { eventId, categoryId })).status).toBe(303);
  await db
    .update(tickets)
    .set({ state: "refunded" })
    .where(eq(tickets.ticketId, own[0]?.ticketId ?? ""));
  await expect(order(buyer, eventId, other)).rejects.toMatchObject({ code: "tickets.soldOut" });
  await db.run(sql`UPDATE ticket_categories SET quantity = 1 WHERE category_id = ${categoryId}`);
  expect((await order(buyer, eventId, other)).tickets).toHaveLength(1);
});

test("an offer that nobody takes ends after its hours, and the next is offered the seat", async () => {
  const { eventId, first, second, ticketId } = await soldOut();
  await db.update(tickets).set({ state: "refunded" }).where(eq(tickets.ticketId, ticketId));
  expect(await offerSeats(testContext(), eventId)).toBe(1);
  const [offer] = await offersOf(eventId);
  expect(offer?.expiresAt).toBeGreaterThan(Date.now() + 23 * HOUR);
  expect(await offerSeats(later(23 * HOUR), eventId)).toBe(0);
  const late = later(25 * HOUR);
  await endHolds(late);
  await offerAll(late);
  expect((await offersOf(eventId)).map(({ userId, status }) => [userId, status])).toEqual([
    [first.userId, "expired"],
    [second.userId, "pending"],
  ]);
  const refused = await visit(buy(eventId), { as: first, form: { act: "take", order_id: offer?.orderId ?? "" } });
  expect(refused.status).toBe(409);
});

test("an offer that costs something is paid like any order", async () => {
  openSipay();
  const { eventId, first, orderId } = await soldOut({ price: 5000 });
  await db.update(ticketOrders).set({ status: "cancelled", expiresAt: null }).where(eq(ticketOrders.orderId, orderId));
  expect(await offerSeats(testContext(), eventId)).toBe(1);
  const page = await (await visit(buy(eventId), { as: first })).text();
  const [, to = ""] = /href="(\/sipay\/payment\/[^"]+order=[^"]+)"/.exec(page) ?? [];
  expect(await (await visit(to, { as: first })).text()).toContain("50 ₺");
  expect((await visit(buy(eventId), { as: first, form: { act: "take", order_id: to.split("=")[1] ?? "" } })).status).toBe(409);
});

test.each([
  ["tickets are left", {}, 409],
  ["sales have ended", { saleUntil: 1 }, 409],
  ["there is no such category", null, 404],
])("nobody waits where %s", async (_, category, status) => {
  const { eventId, categoryId } = await addTicketedEvent(category ?? {});
  expect((await join(await signUp(), { eventId, categoryId: category ? categoryId : "none" })).status).toBe(status);
  expect(await db.$count(ticketWaits, eq(ticketWaits.eventId, eventId))).toBe(0);
});

/** An event with no seat, and a hundred people who wait for one. */
async function hundredWait() {
  const event = await addTicketedEvent({ quantity: 0 });
  const random = createRandom(serial++);
  const rows = Array.from({ length: 100 }, () => makeUser(random, Date.now(), { passwordHash: "none" }));
  await insertMany(db, users, rows);
  await insertMany(
    db,
    ticketWaits,
    rows.map(({ userId }, at) => ({ ...event, waitId: `wait-${event.eventId}-${at}`, userId, createdAt: at })),
  );
  await db.run(sql`UPDATE ticket_categories SET quantity = 20 WHERE category_id = ${event.categoryId}`);
  return { ...event, people: rows.map(({ userId }) => userId) };
}

test("twenty seats that come free for a hundred who wait are offered to the first twenty, also by jobs that run at once", async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { eventId, people } = await hundredWait();
    await Promise.all(Array.from({ length: 4 }, () => offerSeats(testContext(), eventId)));
    const offers = await offersOf(eventId);
    expect(offers.map(({ userId }) => userId)).toEqual(people.slice(0, 20));
    expect(await seatsOf(eventId)).toHaveLength(20);
  }
});

test("without the trigger that counts seats the same jobs offer too many, so they do meet", async () => {
  const { eventId } = await hundredWait();
  const [trigger] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'tickets_taken_insert'`);
  await db.run(sql`DROP TRIGGER tickets_taken_insert`);
  try {
    await Promise.all(Array.from({ length: 4 }, () => offerSeats(testContext(), eventId)));
  } finally {
    await db.run(sql.raw(trigger?.sql ?? ""));
  }
  expect((await offersOf(eventId)).length).toBeGreaterThan(20);
});

test("offers of two categories together stay within the event's capacity", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 5 }, { capacityKind: "custom", capacity: 3 });
  const people = [await signUp(), await signUp(), await signUp(), await signUp()];
  await insertMany(
    db,
    ticketWaits,
    people.map(({ userId }, at) => ({ waitId: `wait-${userId}`, eventId, categoryId, userId, createdAt: at })),
  );
  expect(await offerSeats(testContext(), eventId)).toBe(3);
  expect(await offerSeats(testContext(), eventId)).toBe(0);
});

const away: [string, () => Partial<typeof users.$inferInsert>][] = [
  ["blocked", () => ({ blockedAt: Date.now() })],
  ["blocked until later", () => ({ blockedAt: Date.now(), blockedUntil: Date.now() + HOUR })],
  ["leaving", () => ({ deletionDueAt: Date.now() + HOUR })],
];
const giveSeatBack = (ticketId: string) => db.update(tickets).set({ state: "refunded" }).where(eq(tickets.ticketId, ticketId));

test("who can't take a seat is passed over, and has their place again when they can", async () => {
  for (const [, state] of away) {
    const { eventId, first, second, ticketId } = await soldOut();
    await db.update(users).set(state()).where(eq(users.userId, first.userId));
    await giveSeatBack(ticketId);
    expect(await offerSeats(testContext(), eventId)).toBe(1);
    expect(await offersOf(eventId)).toMatchObject([{ userId: second.userId }]);
    expect(await db.select().from(ticketWaits).where(eq(ticketWaits.eventId, eventId))).toMatchObject([{ userId: first.userId }]);
  }
});

test("a list of people who can't take a seat keeps nobody else from it", async () => {
  const { eventId, categoryId, first, second, ticketId } = await soldOut();
  for (const { userId } of [first, second]) await db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, userId));
  await giveSeatBack(ticketId);
  expect(await offerSeats(testContext(), eventId)).toBe(0);
  expect((await order(await signUp(), eventId, categoryId)).tickets).toHaveLength(1);
});

test("a block that is over is none", async () => {
  const { eventId, first, ticketId } = await soldOut();
  const over = { blockedAt: Date.now() - 2 * HOUR, blockedUntil: Date.now() - HOUR };
  await db.update(users).set(over).where(eq(users.userId, first.userId));
  await giveSeatBack(ticketId);
  await offerSeats(testContext(), eventId);
  expect(await offersOf(eventId)).toMatchObject([{ userId: first.userId }]);
});

test("an offer of somebody who is blocked or leaves meanwhile ends, and the seat goes to the next", async () => {
  for (const [, state] of away) {
    const { eventId, first, second, ticketId } = await soldOut();
    await giveSeatBack(ticketId);
    await offerSeats(testContext(), eventId);
    await db.update(users).set(state()).where(eq(users.userId, first.userId));
    await endHolds(testContext());
    await offerSeats(testContext(), eventId);
    expect((await offersOf(eventId)).map(({ userId, status }) => [userId, status])).toEqual([
      [first.userId, "expired"],
      [second.userId, "pending"],
    ]);
  }
});
