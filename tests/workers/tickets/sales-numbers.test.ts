/** From views to who came: what organizers see of their sales, by category, date and day. */
import { eventDates, events } from "@schema/events";
import { ticketOrders } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { returnTicket } from "../../../app/features/tickets/returns.service.server";
import { readSales, salesCsv } from "../../../app/features/tickets/sales.service.server";
import { checkIn } from "../../../app/features/tickets/tickets.service.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { signUp, testContext, visit } from "../../support/site";
import { addCategory, addPending, order } from "../../support/tickets";

const { db } = testContext();

/** Five orders: one is in on both dates, one came late, one was returned, one waits to be paid, one never was. */
async function evening() {
  const creator = await signUp();
  const now = Date.now();
  const occurrences = [-2 * HOUR, HOUR].map((begins) => ({ startsAt: now + begins, endsAt: now + begins + HOUR }));
  const eventId = await addEvent(
    { hasTickets: true, createdBy: creator.userId, capacityKind: "custom", capacity: 40, viewCount: 9 },
    occurrences,
  );
  const dates = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  const [first, second] = dates.map(({ key }) => key) as [number, number];
  const [all, late] = [await addCategory(eventId, { name: "All" }), await addCategory(eventId, { name: "Late", dateKey: second })];
  const person = await signUp();
  const buy = async (categoryId: string) => (await order(person, eventId, categoryId)).tickets[0]?.ticketId ?? "";
  const [both, one, gone] = [await buy(all), await buy(late), await buy(late)];
  for (const dateKey of [first, second]) await checkIn(asNow(creator), both, 0, dateKey);
  await checkIn(asNow(creator), one, 0, second);
  await returnTicket(asNow(person), gone);
  await addPending(person, { eventId, categoryId: all }, now + DAY);
  const { orderId } = await addPending(person, { eventId, categoryId: all }, now + DAY);
  await db.update(ticketOrders).set({ status: "expired", expiresAt: null }).where(eq(ticketOrders.orderId, orderId));
  return { eventId, creator, first, second };
}

test("the numbers lead from views over what was ordered and sold to who came, of the event, each category, date and day", async () => {
  const { eventId, creator, first, second } = await evening();
  const { total, categories, dates, days, viewCount, capacity } = await readSales(asNow(creator), eventId);
  expect([viewCount, capacity, total]).toMatchObject([9, 40, { ordered: 5, sold: 2, held: 1, returned: 1, checkedIn: 2 }]);
  expect(categories).toMatchObject([
    { name: "All", ordered: 3, sold: 1, held: 1, returned: 0, checkedIn: 1 },
    { name: "Late", ordered: 2, sold: 1, held: 0, returned: 1, checkedIn: 1 },
  ]);
  expect(dates).toMatchObject([
    { dateKey: first, sold: 1, checkedIn: 1 },
    { dateKey: second, sold: 2, checkedIn: 2 },
  ]);
  expect(days).toMatchObject([{ ordered: 5, sold: 2, returned: 1 }]);
});

test("page, file and programs say the same numbers", async () => {
  const { eventId, creator } = await evening();
  const page = await (await visit(`/event/ticket/sales/${eventId}`, { as: creator })).text();
  for (const text of ["Views", "Tickets ordered", "Came", "2 / 40"]) expect(page).toContain(text);
  const file = await salesCsv(asNow(creator), eventId, (key) => key.split(".").at(-1) ?? "");
  const [head, all] = file.replaceAll(/["\uFEFF]/g, "").split("\r\n");
  expect(head).toBe("category,day,ordered,sold,held,returned,checkedIn,money");
  expect(all).toBe("All,,3,1,1,0,1,0");
  const answer = await (await visit(`/api/v1/event/${eventId}/sales`, { as: creator })).json();
  expect(answer).toMatchObject({ views: 9, ordered: 5, sold: 2, checked_in: 2, days: [{ ordered: 5, returned: 1 }] });
});

test("an event that was never looked at and sold nothing has numbers too", async () => {
  const { eventId, creator } = await evening();
  await db.update(events).set({ viewCount: 0 }).where(eq(events.eventId, eventId));
  expect((await visit(`/event/ticket/sales/${eventId}`, { as: creator })).status).toBe(200);
  const empty = await addEvent({ hasTickets: true, createdBy: creator.userId });
  await addCategory(empty);
  expect((await visit(`/event/ticket/sales/${empty}`, { as: creator })).status).toBe(200);
  expect((await readSales(asNow(creator), empty)).total).toMatchObject({ ordered: 0, sold: 0, checkedIn: 0 });
});
