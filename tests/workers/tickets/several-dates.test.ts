/** A ticket of an event with several dates speaks of the one that comes next, not of the first, which may be over. */
import { eventDates, events } from "@schema/events";
import { tickets } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findMailed } from "../../../app/features/tickets/ticket-mail.repository.server";
import { readMyTickets, readTicket } from "../../../app/features/tickets/tickets.service.server";
import { findPassed } from "../../../app/features/tickets/transfer.repository.server";
import { asNow } from "../../support/notices";
import { see } from "../../support/pages";
import { signUp, testContext } from "../../support/site";
import { addTicketFor } from "../../support/tickets";

const { db } = testContext();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A ticket of an event with dates so many hours from now; each ends after one hour unless it says nothing of that. */
async function ticketWith(...dates: { begins: number; ends?: number | null }[]) {
  const person = await signUp();
  const ticketId = await addTicketFor(person);
  const [ticket] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  const { eventId = "", orderId = "" } = ticket ?? {};
  const now = Date.now();
  const rows = dates.map(({ begins, ends = begins + 1 }) => ({
    startsAt: now + begins * HOUR,
    endsAt: ends === null ? null : now + ends * HOUR,
  }));
  await db.delete(eventDates).where(eq(eventDates.eventId, eventId));
  for (const row of rows) await db.insert(eventDates).values({ eventId, ...row, isShown: true, type: "academic", campus: "Ankara" });
  const firstAt = Math.min(...rows.map(({ startsAt }) => startsAt));
  await db
    .update(events)
    .set({ firstAt, lastAt: now + 90 * DAY })
    .where(eq(events.eventId, eventId));
  return { person, ticketId, orderId, hoursOf: (at: number | undefined) => Math.round(((at ?? 0) - now) / HOUR) };
}

test.each([
  ["the first is over, the second is to come", [{ begins: -48 }, { begins: 24 }], 24],
  ["all are to come, in whatever order they were written", [{ begins: 72 }, { begins: 24 }], 24],
  ["the second is running", [{ begins: -48 }, { begins: -1, ends: 3 }, { begins: 24 }], -1],
  ["the second began, and nobody said until when", [{ begins: -48 }, { begins: -1, ends: null }, { begins: 24 }], -1],
  ["two are over", [{ begins: -96 }, { begins: -48 }, { begins: 48 }], 48],
  ["all are over", [{ begins: -96 }, { begins: -48 }], -48],
  ["there is one", [{ begins: 5 }], 5],
])("where %s, its page, the list, the mail and the offer say the same date", async (_, dates, hours) => {
  const { person, ticketId, orderId, hoursOf } = await ticketWith(...dates);
  const ctx = asNow(person);
  const { next, coming } = await readMyTickets(ctx);
  const [shown] = [...next, ...coming];
  const said = [
    (await readTicket(ctx, ticketId, null)).startsAt,
    shown?.startsAt,
    (await findMailed(ctx, orderId, person.userId))?.tickets[0]?.startsAt,
    (await findPassed(ctx, ticketId, ""))?.startsAt,
  ];
  expect(said.map(hoursOf)).toEqual([hours, hours, hours, hours]);
});

test.each([
  ["several", [{ begins: 24 }, { begins: 48 }], true],
  ["one", [{ begins: 24 }], false],
])("a ticket of an event with %s says on its page, at the sale and in its mail whether it is for all of them", async (_, dates, isSaid) => {
  const { person, ticketId, orderId } = await ticketWith(...dates);
  const [ticket] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  const said = async (path: string) => (await see(path, { as: person })).body.includes("All dates");
  const mailed = await findMailed(asNow(person), orderId, person.userId);
  expect([
    await said(`/event/ticket/one/${ticketId}`),
    await said(`/event/ticket/buy/${ticket?.eventId}`),
    mailed?.tickets[0]?.isForSeveral === 1,
  ]).toEqual([isSaid, isSaid, isSaid]);
});
