/** A category of tickets may be for one date of an event with several: it is sold, shown, let in and returned by that date alone. */
import { eventDates, events, ticketCategories } from "@schema/events";
import { notices } from "@schema/notices";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { onNext, readPersonal } from "../../../app/features/events/agenda.service.server";
import { comeTo } from "../../../app/features/events/attendance.service.server";
import { eventPlanner } from "../../../app/features/events/planner.repository.server";
import { remindOfTomorrow } from "../../../app/features/events/reminders.repository.server";
import { readOwnHome } from "../../../app/features/home/home.service.server";
import { findPending } from "../../../app/features/payments/payments.repository.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { placeOrder, readSale } from "../../../app/features/tickets/orders.service.server";
import { ticketPlanner } from "../../../app/features/tickets/planner.repository.server";
import { readReturn, refundCancelled, returnTicket } from "../../../app/features/tickets/returns.service.server";
import { giveTicket } from "../../../app/features/tickets/sales.service.server";
import { findMailed } from "../../../app/features/tickets/ticket-mail.repository.server";
import { checkIn, readMyTickets, readTicket } from "../../../app/features/tickets/tickets.service.server";
import { findPassed, openTransfer } from "../../../app/features/tickets/transfer.repository.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { localDay } from "../../../app/platform/time";
import { addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { agreeAndPay, giveBack, openSipay } from "../../support/sipay";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, order, orderKey } from "../../support/tickets";

const { db } = testContext();

/** Somebody's context at another moment. */
const at = ({ ctx }: Person, now: number) => ({ ...ctx, ...testContext({ clock: { now: () => now } }), actor: ctx.actor });

/**
 * An event with dates so many hours from now, each two hours long, a category for each and one for all of them.
 * @param price of each, in kuruş
 */
async function eventOn(hours: readonly number[], price = 0) {
  const now = Date.now();
  const creator = await signUp();
  const occurrences = hours.map((begins) => ({ startsAt: now + begins * HOUR, endsAt: now + (begins + 2) * HOUR }));
  const eventId = await addEvent({ hasTickets: true, createdBy: creator.userId }, occurrences);
  const dates = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  const own: string[] = [];
  for (const [nr, { key }] of dates.entries()) own.push(await addCategory(eventId, { name: `Day ${nr + 1}`, price, dateKey: key }));
  return {
    eventId,
    creator,
    own,
    all: await addCategory(eventId, { name: "All", price }),
    starts: dates.map(({ startsAt }) => startsAt),
    dates,
  };
}

/** Gets somebody one seat of each category, at a moment. @returns the tickets in the same order */
async function buy(person: Person, eventId: string, categories: readonly string[], now = Date.now()): Promise<string[]> {
  const ids: string[] = [];
  for (const category_id of categories) {
    const { order } = await placeOrder(at(person, now), eventId, [{ category_id, quantity: 1 }], orderKey());
    if (order.status === "pending") {
      await db.update(ticketOrders).set({ status: "paid", expiresAt: null }).where(eq(ticketOrders.orderId, order.orderId));
    }
    const [ticket] = await db.select().from(tickets).where(eq(tickets.orderId, order.orderId));
    ids.push(ticket?.ticketId ?? "");
  }
  return ids;
}

test("what is for one date says that date wherever it is shown, what is for all says the next", async () => {
  const { eventId, own, all, starts, creator } = await eventOn([24, 72]);
  const holder = await signUp();
  const bought = await buy(holder, eventId, [...own, all]);
  const said = async (ticketId: string) => {
    const ctx = asNow(holder);
    const [row] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
    const mailed = await findMailed(ctx, row?.orderId ?? "", holder.userId);
    const { next, coming } = await readMyTickets(ctx);
    return [
      (await readTicket(ctx, ticketId, null)).startsAt,
      [...next, ...coming].find((each) => each.ticketId === ticketId)?.startsAt,
      mailed?.tickets[0]?.startsAt,
      (await findPassed(ctx, ticketId, ""))?.startsAt,
    ];
  };
  const expected = [starts[0], starts[1], starts[0]];
  for (const [nr, ticketId] of bought.entries()) expect(await said(ticketId)).toEqual(Array(4).fill(expected[nr]));
  const sale = await readSale(asNow(holder), eventId);
  expect(sale.categories.map(({ onlyAt }) => onlyAt)).toEqual([starts[0], starts[1], null]);
  const pages = [`/event/ticket/buy/${eventId}`, `/event/${eventId}`].map(async (path) => (await visit(path, { as: holder })).text());
  for (const html of await Promise.all(pages)) expect(html.match(/Only for/g)?.length).toBe(2);
  const page = async (id = "") => (await visit(`/event/ticket/one/${id}`, { as: holder })).text();
  const shownFor = async (id = "") => /<article.*?<\/article>/s.exec(await page(id))?.[0] ?? "";
  expect([(await shownFor(bought[1])).includes("Only for this date"), (await shownFor(bought[2])).includes("Only for this date")]).toEqual([
    true,
    false,
  ]);
  expect(await page(bought[1])).toContain(`calendar.ics?at=${starts[1]}`);
  const file = await (await visit(`/api/v1/event/${eventId}/calendar.ics?at=${starts[1]}`)).text();
  expect([
    file.match(/BEGIN:VEVENT/g)?.length,
    (await (await visit(`/api/v1/event/${eventId}/calendar.ics`)).text()).match(/BEGIN:VEVENT/g)?.length,
  ]).toEqual([1, 2]);
  expect((await visit(`/event/ticket/sales/${eventId}`, { as: creator })).status).toBe(200);
});

test("a date that is over isn't sold any more, waited for or given, and the others are", async () => {
  const { eventId, own, all, creator } = await eventOn([-24, 24]);
  const person = await signUp();
  const sale = await readSale(asNow(person), eventId);
  expect(sale.categories.map(({ isClosed, most }) => [isClosed, most > 0])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  await expect(buy(person, eventId, [own[0] ?? ""])).rejects.toMatchObject({ code: "tickets.notOnSale" });
  expect((await buy(person, eventId, [own[1] ?? "", all])).length).toBe(2);
  const give = (categoryId = "") => giveTicket(asNow(creator), eventId, { categoryId, person: person.userEmail, key: orderKey() });
  await expect(give(own[0])).rejects.toMatchObject({ code: "tickets.notFound" });
  await give(own[1]);
});

test.each([
  // Two dates on the same day, 14 to 16 and 20 to 22, and one at 14 on the day after: hours after the first begins.
  ["before the first", -1, ["in", "other", "other", "in"]],
  ["a whole day before", -14, ["early", "other", "other", "early"]],
  ["while the first goes on", 1, ["in", "other", "other", "in"]],
  ["between the first and the second", 3, ["other", "in", "other", "in"]],
  ["shortly before the first ends", 1.9, ["in", "other", "other", "in"]],
  ["while the second goes on", 7, ["other", "in", "other", "in"]],
  ["late in the night", 11, ["other", "in", "other", "in"]],
  ["in the morning after", 13, ["other", "other", "in", "in"]],
  ["at the third", 24.5, ["other", "other", "in", "in"]],
  ["long after all", 60, ["other", "other", "in", "in"]],
])("the door %s lets in whom it is open for, and names the others' date", async (_, hours, expected) => {
  const { eventId, own, all, starts, creator } = await eventOn([48, 54, 72]);
  const holder = await signUp();
  const bought = await buy(holder, eventId, [...own, all]);
  const now = (starts[0] ?? 0) + hours * HOUR;
  const found: string[] = [];
  for (const [nr, ticketId] of bought.entries()) {
    const refused = await checkIn(at(creator, now), ticketId).catch(
      (error: { code: string; values?: { at?: string }; params?: unknown }) => error,
    );
    if (typeof refused === "number") found.push("in");
    else {
      found.push(refused.code === "tickets.otherDate" ? "other" : refused.code === "tickets.tooEarly" ? "early" : refused.code);
      if (refused.code === "tickets.otherDate") expect(JSON.stringify(refused)).toContain(clockOf(starts[nr] ?? 0));
    }
  }
  expect(found).toEqual(expected);
});

/** `20:30`, at the university. */
const clockOf = (moment: number) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Istanbul", hour: "2-digit", minute: "2-digit" }).format(moment);

test("of dates right after each other the next is let in half an hour before, not earlier", async () => {
  const { eventId, own, starts, creator } = await eventOn([24, 26]);
  const [ticketId = ""] = await buy(await signUp(), eventId, [own[1] ?? ""]);
  const second = starts[1] ?? 0;
  await expect(checkIn(at(creator, second - 31 * MINUTE), ticketId)).rejects.toMatchObject({ code: "tickets.otherDate" });
  await checkIn(at(creator, second - 29 * MINUTE), ticketId);
});

test("the time to return a ticket runs from its own date", async () => {
  const sipay = openSipay();
  const { eventId, own, all, starts } = await eventOn([240, 480], 5000);
  const holder = await signUp();
  const bought: string[] = [];
  for (const categoryId of [...own, all]) {
    const { order: made, tickets: seats } = await order(holder, eventId, categoryId);
    await agreeAndPay(holder.ctx, eventId, made.orderId);
    const sale = [...sipay.sales.values()].at(-1);
    await sipay.decide(sale?.orderNo ?? "", true);
    await settlePayment(testContext(), sale?.invoiceId ?? "");
    bought.push(seats[0]?.ticketId ?? "");
  }
  const untils = await Promise.all(bought.map(async (id) => (await readTicket(asNow(holder), id, null)).refundUntil));
  const [first = 0, second = 0] = starts;
  const before = first - (untils[0] ?? 0);
  expect(before).toBeGreaterThan(0);
  expect(untils).toEqual([first - before, second - before, first - before]);
  const can = (moment: number) => Promise.all(bought.map(async (id) => (await readReturn(at(holder, moment), id)).canReturn));
  expect(await can(first - before - MINUTE)).toEqual([true, true, true]);
  expect(await can(first - before + MINUTE)).toEqual([false, true, false]);
  expect(await can(second - before + MINUTE)).toEqual([false, false, false]);
  const later = at(holder, first + HOUR);
  for (const nr of [0, 2]) await expect(returnTicket(later, bought[nr] ?? "")).rejects.toMatchObject({ code: "tickets.cannotReturn" });
  await giveBack({ ...holder, ctx: later }, bought[1] ?? "");
});

test("an order that waits to be paid says its own date, and until when all of it can be returned", async () => {
  const { eventId, own, starts } = await eventOn([240, 480], 5000);
  const buyer = await signUp();
  const orderId = orderKey();
  const now = Date.now();
  const [, second = ""] = own;
  const row = { orderId, eventId, userId: buyer.userId, status: "pending" as const, lines: { [second]: 1 }, amount: 5000, termsVersion: 1 };
  await db
    .insert(ticketOrders)
    .values({ ...row, refundUntil: now + 200 * HOUR, expiresAt: now + 500 * HOUR, createdAt: now, updatedAt: now });
  const seat = { ticketId: orderKey(), orderId, eventId, categoryId: second, userId: buyer.userId, price: 5000, state: "held" as const };
  await db.insert(tickets).values({ ...seat, code: orderKey(), createdAt: now, updatedAt: now });
  const found = await findPending(asNow(buyer), eventId);
  expect([found?.firstAt, found?.refundUntil, JSON.parse(found?.facts ?? "{}").seats]).toEqual([
    starts[1],
    now + 440 * HOUR,
    [{ name: "Day 2", onlyAt: starts[1], price: 5000, count: 1 }],
  ]);
  await db
    .update(events)
    .set({ lastAt: now + 900 * HOUR })
    .where(eq(events.eventId, eventId));
  expect(await findPending(at(buyer, now + 490 * HOUR), eventId)).toBeUndefined();
});

test("of an event that is taken away after its first date only tickets for what is to come go back", async () => {
  const { eventId, own, all } = await eventOn([24, 48]);
  const holder = await signUp();
  const bought = await buy(holder, eventId, [...own, all]);
  const now = Date.now();
  await db
    .update(events)
    .set({ deletedAt: now + 30 * HOUR })
    .where(eq(events.eventId, eventId));
  await refundCancelled(at(holder, now + 31 * HOUR));
  const states = await Promise.all(bought.map(async (id) => (await db.select().from(tickets).where(eq(tickets.ticketId, id)))[0]?.state));
  expect(states).toEqual(["valid", "refunded", "refunded"]);
});

test("a ticket for a date that is over isn't passed on, and the others are", async () => {
  const { eventId, own } = await eventOn([24, 72]);
  const holder = await signUp();
  const [first = "", second = ""] = await buy(holder, eventId, own);
  const later = at(holder, Date.now() + 40 * HOUR);
  expect([await openTransfer(later, first, "a", null), await openTransfer(later, second, "b", null)]).toEqual([false, true]);
});

test("a planner and the reminder of the day before know the date of a ticket", async () => {
  const { eventId, own, starts } = await eventOn([72, 120]);
  const holder = await signUp();
  await buy(holder, eventId, [own[1] ?? ""]);
  const ctx = asNow(holder);
  const rows = await ctx.db.batch(
    ticketPlanner.statements(ctx, { now: Date.now(), from: localDay(Date.now()), until: localDay(Date.now() + 10 * DAY) }) as never,
  );
  expect((rows as { startsAt: number }[][]).flat().map(({ startsAt }) => startsAt)).toEqual([starts[1]]);
  const told = async () =>
    (await db.select().from(notices).where(eq(notices.userId, holder.userId))).filter(({ kind }) => kind === "events.tomorrow");
  const noonBefore = (moment = 0) => testContext({ clock: { now: () => Date.parse(`${localDay(moment - DAY)}T09:00:00Z`) } });
  await remindOfTomorrow(noonBefore(starts[0]));
  expect(await told()).toEqual([]);
  await remindOfTomorrow(noonBefore(starts[1]));
  expect((await told()).length).toBe(1);
});

test("the database keeps what was sold: no other date for it, no date of another event, and its date isn't taken away but may move", async () => {
  const { eventId, own, all, dates } = await eventOn([24, 72]);
  const other = await eventOn([24, 48]);
  const holder = await signUp();
  const [ticketId = ""] = await buy(holder, eventId, [own[1] ?? ""]);
  const [first, second] = dates;
  const set = (categoryId: string, dateKey: number | null) =>
    db.update(ticketCategories).set({ dateKey }).where(eq(ticketCategories.categoryId, categoryId));
  const drop = (key = 0) => db.delete(eventDates).where(eq(eventDates.key, key));
  for (const [work, why] of [
    [() => set(own[1] ?? "", first?.key ?? 0), "ticket_categories_date"],
    [() => set(own[1] ?? "", null), "ticket_categories_date"],
    [() => set(all, other.dates[0]?.key ?? 0), "ticket_categories_no_date"],
    [() => drop(second?.key), "event_dates_sold"],
  ] as const)
    await expect(work()).rejects.toMatchObject({ cause: { message: expect.stringContaining(why) } });
  await db
    .update(eventDates)
    .set({ startsAt: (second?.startsAt ?? 0) + HOUR })
    .where(eq(eventDates.key, second?.key ?? 0));
  expect((await readTicket(asNow(holder), ticketId, null)).startsAt).toBe((second?.startsAt ?? 0) + HOUR);
  await drop(first?.key);
  const [free] = await db
    .select()
    .from(ticketCategories)
    .where(eq(ticketCategories.categoryId, own[0] ?? ""));
  expect(free?.dateKey).toBeNull();
});

test("who has a ticket for one date alone finds that date among their events, and a link to it, until it is over", async () => {
  const { eventId, own, starts } = await eventOn([24, 48, 72]);
  const holder = await signUp();
  await buy(holder, eventId, [own[1] ?? ""]);
  const to = `/event/${eventId}?at=${starts[1]}`;
  const { coming } = await readPersonal(asNow(holder));
  expect(coming.map((each) => [each.startsAt, each.to])).toEqual([[starts[1], to]]);
  const { going } = await readOwnHome(asNow(holder));
  expect(going.map((each: { startsAt: number; to: string }) => [each.startsAt, each.to])).toEqual([[starts[1], to]]);
  const after = await readPersonal(at(holder, (starts[1] ?? 0) + 3 * HOUR));
  expect([after.coming.length, after.been.map(({ startsAt }) => startsAt)]).toEqual([0, [starts[1]]]);
});

test("a planner and the front page lead to the date that they show", async () => {
  const { eventId, starts } = await eventOn([24, 48]);
  const person = await signUp();
  await comeTo(asNow(person), eventId);
  const ctx = asNow(person);
  const range = { from: localDay(starts[0] ?? 0), until: localDay(starts[1] ?? 0), now: ctx.clock.now() };
  const rows: unknown[][] = await ctx.db.batch(eventPlanner.statements(ctx, range) as never);
  const entries = eventPlanner.entries(ctx, range, rows);
  const paths = [`/event/${eventId}`, `/event/${eventId}?at=${starts[1]}`];
  expect(entries.map((entry) => entry.to)).toEqual(paths);
  const [next] = await ctx.db.batch([onNext(ctx, 100)]);
  expect(next.filter((each) => each.eventId === eventId).map((each) => each.to)).toEqual(paths);
  expect((await visit("/", { as: person })).status).toBe(200);
});
