/** Tickets of an event that is moved: until when they can be returned, and who is told. */
import { notices } from "@schema/notices";
import { ticketOrders } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { returnTicket } from "../../../app/features/tickets/returns.service.server";
import { localTime } from "../../../app/platform/time";
import { noticesOf } from "../../support/notices";
import { openSipay, paid } from "../../support/sipay";
import { call, signUp, testContext } from "../../support/site";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { db } = testContext();

/** A paid ticket whose time to be returned is over: the event begins tomorrow. */
async function late(ahead = DAY) {
  const bought = await paid(openSipay());
  const staff = await signUp({ userRole: "moderator" });
  const path = `/event/manage/${bought.eventId}`;
  const { body } = await call<{ data: Record<string, unknown> }>(path, { as: staff });
  const at = (moment: number) => {
    const { date, time } = localTime(moment);
    return { event_date: date, event_time: time };
  };
  const { event_name, event_location, ticket_categories } = body.data;
  const put = (more: object) =>
    call(path, { as: staff, method: "PUT", json: { event_name, event_location, event_ticket: true, ticket_categories, ...more } });
  const starts = Date.now() + ahead;
  await put({ event_date_times: [at(starts)] });
  await db
    .update(ticketOrders)
    .set({ refundUntil: starts - 2 * DAY })
    .where(eq(ticketOrders.eventId, bought.eventId));
  await db.delete(notices).where(eq(notices.userId, bought.buyer.userId));
  const ticketId = bought.tickets[0]?.ticketId ?? "";
  if (ahead <= 2 * DAY) await expect(returnTicket(bought.buyer.ctx, ticketId)).rejects.toMatchObject({ code: "tickets.cannotReturn" });
  return { ...bought, ticketId, starts, at, put };
}

const untilOf = async (eventId: string) =>
  (await db.select().from(ticketOrders).where(eq(ticketOrders.eventId, eventId)))[0]?.refundUntil ?? 0;
const told = (userId: string) =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, "tickets.moved")));

test("a move by more than a day, or to another place, lets holders return their tickets until the event begins, and tells them once", async () => {
  const moves: [string, (event: Awaited<ReturnType<typeof late>>) => object][] = [
    ["a week later", ({ at, starts }) => ({ event_date_times: [at(starts + 7 * DAY)] })],
    ["two days later", ({ at, starts }) => ({ event_date_times: [at(starts + 2 * DAY)] })],
    ["another hall", ({ at, starts }) => ({ event_date_times: [at(starts)], event_location: "Devrim" })],
    ["another city", ({ at, starts }) => ({ event_date_times: [at(starts)], event_city: "Mersin" })],
    ["another campus", ({ at, starts }) => ({ event_date_times: [at(starts)], event_campus: "Cyprus" })],
    ["a day too few", ({ at, starts }) => ({ event_date_times: [at(starts + 3 * DAY), at(starts + 4 * DAY)] })],
  ];
  for (const [name, move] of moves) {
    const event = await late();
    const change = move(event);
    expect((await event.put(change)).status).toBe(200);
    await event.put(change);
    expect([name, (await told(event.buyer.userId)).length]).toEqual([name, 1]);
    expect((await noticesOf(event.buyer)).some((each) => JSON.stringify(each).includes("get a refund until it starts"))).toBe(true);
    await returnTicket(event.buyer.ctx, event.ticketId);
  }
});

test("the time to return tickets moves with the event, and a small move opens nothing anew", async () => {
  const event = await late(3 * DAY + HOUR);
  const before = await untilOf(event.eventId);
  await event.put({ event_date_times: [event.at(event.starts + 5 * HOUR)] });
  expect((await untilOf(event.eventId)) - before).toBe(5 * HOUR);
  await event.put({ event_date_times: [event.at(event.starts + 5 * HOUR)], event_address: "Second door" });
  expect((await untilOf(event.eventId)) - before).toBe(5 * HOUR);
  expect(await told(event.buyer.userId)).toEqual([]);
});
