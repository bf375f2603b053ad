/** Selling seats: never one too many, whoever presses the button at the same time. */
import { users } from "@schema/accounts";
import { events, ticketCategories } from "@schema/events";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { endHolds } from "../../../app/features/tickets/orders.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { makeUser } from "../../../drizzle/seed/factories/user";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { addEvent } from "../../support/events";
import { call, type Person, signUp, testContext } from "../../support/site";
import { addCategory, addPending, addTicketedEvent, order, orderKey, raceRounds, seatsOf } from "../../support/tickets";

const MINUTE = 60_000;
const { db } = testContext();
let buyers: Person[];

/** Two hundred people; the first alone has a session, because only they go through the door of the site. */
beforeAll(async () => {
  const first = await signUp();
  const random = createRandom(11);
  const rows = Array.from({ length: 199 }, () => makeUser(random, Date.now(), { passwordHash: "none" }));
  await insertMany(db, users, rows);
  const others = rows.map((row) => ({ ...first, ...row, ctx: { ...first.ctx, actor: { ...first.ctx.actor, userId: row.userId } } }));
  buyers = [first, ...others];
});

const buyer = () => buyers[0] as Person;

interface Order {
  order_id: string;
  status: string;
  amount: number;
  expires_at: string | null;
  payment_url: string | null;
  tickets: { ticket_id: string }[];
}

const post = (as: Person, eventId: string, lines: object[], key = orderKey()) =>
  call<Order & { error: { code: string } }>("/event/ticket/order", {
    as,
    json: { event_id: eventId, lines },
    headers: { "Idempotency-Key": key },
  });

/** Everybody orders at the same moment. @returns why those who got nothing got nothing */
async function rush(attempts: (() => Promise<unknown>)[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts.map((attempt) => attempt()));
  return settled.flatMap((each) => {
    if (each.status === "fulfilled") return [];
    if (!isDomainError(each.reason)) throw each.reason;
    return [each.reason.code];
  });
}

const countsOf = async (eventId: string) => {
  const [row] = await db
    .select({
      inEvent: events.ticketCount,
      inCategories: sql<number>`(SELECT sum(taken) FROM ticket_categories WHERE event_id = ${eventId})`,
    })
    .from(events)
    .where(eq(events.eventId, eventId));
  return row;
};

test("a free ticket is the buyer's at once, by one round trip", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 10 });
  const person = await signUp();
  // The settings are read once, and known from then on.
  await order(person, eventId, categoryId);
  const { meter } = person.ctx;
  const before = meter.roundTrips;
  const { order: made, tickets: own } = await order(person, eventId, categoryId, 2);
  expect(meter.roundTrips - before).toBe(1);
  expect(made).toMatchObject({ status: "paid", amount: 0, expiresAt: null, termsVersion: 1 });
  expect(own.map(({ state }) => state)).toEqual(["valid", "valid"]);
  const [event] = await db.select({ firstAt: events.firstAt }).from(events).where(eq(events.eventId, eventId));
  expect(made.refundUntil).toBe((event?.firstAt ?? 0) - 48 * 60 * MINUTE);
});

test("200 buyers of 50 seats at once get exactly 50, every time", async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { eventId, categoryId } = await addTicketedEvent({ quantity: 50 });
    const refused = await rush(buyers.map((person) => () => order(person, eventId, categoryId)));
    expect(await seatsOf(eventId)).toHaveLength(50);
    expect(refused).toEqual(Array(150).fill("tickets.soldOut"));
    expect(await countsOf(eventId)).toEqual({ inEvent: 50, inCategories: 50 });
  }
});

test("two categories together never sell more than the event holds", async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { eventId, categoryId } = await addTicketedEvent({ quantity: 40 }, { capacityKind: "custom", capacity: 50 });
    const other = await addCategory(eventId, { name: "Guest", quantity: 40 });
    const refused = await rush(buyers.map((person, at) => () => order(person, eventId, at % 2 ? categoryId : other)));
    expect(await seatsOf(eventId)).toHaveLength(50);
    expect(refused).toEqual(Array(150).fill("tickets.soldOut"));
  }
});

test("one person who orders many times at once gets what one person may have", async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { eventId, categoryId } = await addTicketedEvent({ perPerson: 3 });
    const refused = await rush(Array.from({ length: 20 }, () => () => order(buyer(), eventId, categoryId)));
    expect(await seatsOf(eventId)).toHaveLength(3);
    expect(refused).toEqual(Array(17).fill("tickets.tooManyForOne"));
  }
});

test("without the trigger that counts seats the same rush oversells, so the rush is one", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 50 });
  const [trigger] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'tickets_taken_insert'`);
  await db.run(sql`DROP TRIGGER tickets_taken_insert`);
  try {
    await rush(buyers.map((person) => () => order(person, eventId, categoryId)));
  } finally {
    await db.run(sql.raw(trigger?.sql ?? ""));
  }
  expect((await seatsOf(eventId)).length).toBeGreaterThan(50);
});

test("an order is whole or not at all", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 1 });
  const other = await addCategory(eventId, { quantity: 5 });
  const answer = await post(buyer(), eventId, [
    { category_id: other, quantity: 2 },
    { category_id: categoryId, quantity: 2 },
  ]);
  expect([answer.status, answer.body.error.code]).toEqual([409, "tickets.soldOut"]);
  expect(await seatsOf(eventId)).toEqual([]);
  expect(await db.$count(ticketOrders, eq(ticketOrders.eventId, eventId))).toBe(0);
});

test("the same order sent again with its key is the same order, also twice at once; another one with that key is refused", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 10 });
  const key = orderKey();
  const lines = [{ category_id: categoryId, quantity: 2 }];
  const [first, second] = await Promise.all([post(buyer(), eventId, lines, key), post(buyer(), eventId, lines, key)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await post(buyer(), eventId, lines, key)).body).toEqual(first.body);
  expect(await seatsOf(eventId)).toHaveLength(2);
  const changed = await post(buyer(), eventId, [{ category_id: categoryId, quantity: 1 }], key);
  expect([changed.status, changed.body.error.code]).toEqual([409, "tickets.keyReused"]);
  expect((await post(await signUp(), eventId, lines, key)).body.order_id).not.toBe(first.body.order_id);
});

test("an order needs its key, and the key is checked", async () => {
  const { eventId, categoryId } = await addTicketedEvent();
  const json = { event_id: eventId, lines: [{ category_id: categoryId, quantity: 1 }] };
  const without = await call<{ error: { code: string } }>("/event/ticket/order", { as: buyer(), json });
  expect([without.status, without.body.error.code]).toEqual([400, "tickets.needsKey"]);
  expect((await post(buyer(), eventId, json.lines, "short")).status).toBe(400);
});

test.each([
  ["nothing", []],
  ["none of a category", [{ category_id: "x", quantity: 0 }]],
  ["less than none", [{ category_id: "x", quantity: -1 }]],
  ["half a seat", [{ category_id: "x", quantity: 0.5 }]],
  ["a field that nobody asked for", [{ category_id: "x", quantity: 1, price: 0 }]],
])("an order of %s is refused", async (_, lines) => {
  expect((await post(buyer(), "event-x", lines)).status).toBe(400);
});

test("only what is on sale is sold: an event that is shown and to come, a category that is open, within its window, to whoever is invited", async () => {
  const now = Date.now();
  const refusal = async (eventId: string, categoryId: string) => {
    const { status, body } = await post(buyer(), eventId, [{ category_id: categoryId, quantity: 1 }]);
    return [status, body.error?.code];
  };
  const early = await addTicketedEvent({ saleFrom: now + MINUTE });
  expect(await refusal(early.eventId, early.categoryId)).toEqual([409, "tickets.notOnSale"]);
  const late = await addTicketedEvent({ saleUntil: now - MINUTE });
  expect(await refusal(late.eventId, late.categoryId)).toEqual([409, "tickets.notOnSale"]);
  const closed = await addTicketedEvent({ closedAt: now });
  expect(await refusal(closed.eventId, closed.categoryId)).toEqual([409, "tickets.notOnSale"]);
  expect(await refusal(early.eventId, late.categoryId)).toEqual([409, "tickets.notOnSale"]);
  const hidden = await addTicketedEvent({}, { showStatus: "inactive" });
  expect(await refusal(hidden.eventId, hidden.categoryId)).toEqual([404, "tickets.notFound"]);
  const others = await addTicketedEvent({}, { departments: ["IE"] });
  expect(await refusal(others.eventId, others.categoryId)).toEqual([403, "tickets.notForYourDepartment"]);
  const past = await addEvent({ hasTickets: true }, [{ startsAt: now - 10 * MINUTE, endsAt: now - MINUTE }]);
  expect(await refusal(past, await addCategory(past))).toEqual([409, "tickets.isOver"]);
  expect(await refusal("event-none", "x")).toEqual([404, "tickets.notFound"]);
});

test("seats of an order that expired are free at once, before any job has looked", async () => {
  const event = await addTicketedEvent({ quantity: 1 });
  const expired = await addPending(buyer(), event, Date.now() - 1);
  const { tickets: own } = await order(await signUp(), event.eventId, event.categoryId);
  expect(own).toHaveLength(1);
  const [old] = await db.select().from(tickets).where(eq(tickets.ticketId, expired.ticketId));
  expect(old?.state).toBe("released");
});

test("seats that are held aren't sold to others, come back when the hold ends or is given up, and only once", async () => {
  const event = await addTicketedEvent({ quantity: 1 });
  const held = await addPending(buyer(), event, Date.now() + MINUTE);
  const other = await signUp();
  await expect(order(other, event.eventId, event.categoryId)).rejects.toMatchObject({ code: "tickets.soldOut" });
  const cancel = () => call<Order>(`/event/ticket/order/${held.orderId}/cancel`, { as: buyer(), method: "POST" });
  expect((await cancel()).body.status).toBe("cancelled");
  expect((await cancel()).status).toBe(200);
  expect(await countsOf(event.eventId)).toEqual({ inEvent: 0, inCategories: 0 });
  const { order: bought } = await order(other, event.eventId, event.categoryId);
  const tooLate = await call<{ error: { code: string } }>(`/event/ticket/order/${bought.orderId}/cancel`, { as: other, method: "POST" });
  expect([tooLate.status, tooLate.body.error.code]).toEqual([409, "tickets.notPending"]);
});

test("the job ends what expired and nothing else", async () => {
  const event = await addTicketedEvent({ quantity: 5 });
  const over = await addPending(buyer(), event, Date.now() - 1);
  const live = await addPending(buyer(), event, Date.now() + MINUTE);
  expect(await endHolds(testContext())).toBeGreaterThanOrEqual(1);
  const statusOf = async (id: string) => (await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, id)))[0]?.status;
  expect([await statusOf(over.orderId), await statusOf(live.orderId)]).toEqual(["expired", "pending"]);
  expect(await countsOf(event.eventId)).toEqual({ inEvent: 1, inCategories: 1 });
});

test("an order is its buyer's: others neither see nor end it", async () => {
  const event = await addTicketedEvent({ quantity: 5 });
  const { orderId } = await addPending(buyer(), event, Date.now() + MINUTE);
  const other = await signUp({ userRole: "moderator" });
  expect((await call(`/event/ticket/order/${orderId}`, { as: other })).status).toBe(404);
  expect((await call(`/event/ticket/order/${orderId}/cancel`, { as: other, method: "POST" })).status).toBe(404);
  expect((await call<Order>(`/event/ticket/order/${orderId}`, { as: buyer() })).body).toMatchObject({ status: "pending", amount: 5000 });
});

test("an order reads as many rows when thousands are sold as when none is", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 5000, perPerson: 4000 });
  const person = await signUp();
  const rowsRead = async () => {
    const before = person.ctx.meter.rowsRead;
    await order(person, eventId, categoryId);
    return person.ctx.meter.rowsRead - before;
  };
  const few = await rowsRead();
  const someone = await signUp();
  const { orderId } = await addPending(someone, { eventId, categoryId }, Date.now() + MINUTE);
  await db.run(sql`INSERT INTO tickets (ticket_id, order_id, event_id, category_id, user_id, price, state, code, created_at, updated_at)
    SELECT 'bulk-' || ${eventId} || value, ${orderId}, ${eventId}, ${categoryId}, ${someone.userId}, 0, 'held', 'bulk' || value, 0, 0
    FROM json_each(${JSON.stringify(Array.from({ length: 2000 }, (_, at) => at))})`);
  const many = await rowsRead();
  expect(many).toBeLessThanOrEqual(few + 10);
  // Eight of them are for the message that mails the tickets; each insert looks its table up in sqlite_sequence, row by row.
  // Four more are the order itself, its event and its dates, which it is to know.
  expect(many).toBeLessThan(85);
});

test("a person whose account goes gives a free seat back; what was paid stays in the books without their name", async () => {
  const person = await signUp();
  const event = await addTicketedEvent({ quantity: 2 });
  const { order: made } = await order(person, event.eventId, event.categoryId);
  const { product } = person.ctx;
  const { eraseStatements } = await import("../../../app/engines/personal/personal.server");
  const places = product.personalData.filter(({ table }) => table === tickets || table === ticketOrders);
  const [first, ...rest] = eraseStatements(person.ctx, places, person);
  if (!first) throw new Error("Tickets name nobody");
  await db.batch([first, ...rest]);
  expect(await countsOf(event.eventId)).toEqual({ inEvent: 0, inCategories: 0 });
  const [left] = await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, made.orderId));
  expect(left).toMatchObject({ userId: null, status: "paid" });
});

test("categories are edited while they sell: more seats, another price, never fewer than are taken; one with tickets is closed and keeps them", async () => {
  const creator = await signUp({ userRole: "moderator" });
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 5, name: "Student" }, { createdBy: creator.userId });
  const { tickets: own } = await order(buyer(), eventId, categoryId, 3);
  const path = `/event/manage/${eventId}`;
  const { body } = await call<{ data: Record<string, unknown> }>(path, { as: creator });
  const base = {
    event_name: body.data.event_name,
    event_date_times: [{ event_date: "2037-05-01", event_time: "20:00" }],
    event_ticket: true,
  };
  const put = (quantity: number | null, more: object = {}) =>
    call<{ error: { code: string; details: { field: string } } }>(path, {
      as: creator,
      method: "PUT",
      json: {
        ...base,
        ticket_categories: [{ category_id: categoryId, name: "Student", price: 10, available_quantity: quantity }],
        ...more,
      },
    });
  const refused = await put(2);
  expect([refused.status, refused.body.error.code, refused.body.error.details.field]).toEqual([
    409,
    "events.fewerThanSold",
    "ticket_categories",
  ]);
  expect((await put(3)).status).toBe(200);
  const small = await put(null, { event_capacity: 2 });
  expect([small.status, small.body.error.details.field]).toEqual([409, "event_capacity"]);
  expect((await put(null, { event_capacity: 3 })).status).toBe(200);
  const [still] = await db
    .select()
    .from(tickets)
    .where(eq(tickets.ticketId, own[0]?.ticketId ?? ""));
  expect(still).toMatchObject({ price: 0, state: "valid" });
  await call(path, { as: creator, method: "PUT", json: { ...base, ticket_categories: [{ name: "New", price: 0 }] } });
  const rows = await db.select().from(ticketCategories).where(eq(ticketCategories.eventId, eventId));
  expect(rows.map(({ name, closedAt, taken }) => [name, closedAt !== null, taken]).sort()).toEqual([
    ["New", false, 0],
    ["Student", true, 3],
  ]);
  const after = await call<{ data: { ticket_categories: { name: string }[] } }>(path, { as: creator });
  expect(after.body.data.ticket_categories.map(({ name }) => name)).toEqual(["New"]);
});
