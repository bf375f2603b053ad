/** A seat that is held for somebody stands where they look for their tickets, with the way to pay, for as long as it is held. */
import { ticketOrders } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { formatDate } from "../../../app/kit/format";
import { see } from "../../support/pages";
import { signUp, testContext } from "../../support/site";
import { addOffer, addPending, addTicketedEvent } from "../../support/tickets";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const { db } = testContext();
const PAGES = ["/event/ticket/personal", "/"];

/** What both pages say between their beginning and their end. */
const bodies = (as: Awaited<ReturnType<typeof signUp>>) => Promise.all(PAGES.map(async (path) => (await see(path, { as })).body));

test("an unpaid order stands above one's tickets and on the front page, with its time and the way to pay", async () => {
  const [buyer, other] = [await signUp(), await signUp()];
  const event = await addTicketedEvent({ price: 5000 }, { name: "A concert that waits to be paid" });
  const expiresAt = Date.now() + 12 * MINUTE;
  const { orderId } = await addPending(buyer, event, expiresAt);
  const said = [`/sipay/payment/${event.eventId}?order=${orderId}`, "A concert that waits to be paid", formatDate(expiresAt, "en", "time")];
  for (const [i, body] of (await bodies(buyer)).entries()) {
    expect([PAGES[i], said.filter((text) => !body.includes(text))]).toEqual([PAGES[i], []]);
  }
  for (const body of await bodies(other)) expect(body).not.toContain(orderId);
});

test("what is offered for nothing leads to where it is taken; what has run out stands nowhere", async () => {
  const [invited, late] = [await signUp(), await signUp()];
  const event = await addTicketedEvent({}, { name: "A talk with a seat that is kept" });
  await addOffer(invited, event);
  for (const body of await bodies(invited)) {
    expect(body).toContain(`href="/event/ticket/buy/${event.eventId}"`);
    expect(body).not.toContain(`/sipay/payment/${event.eventId}`);
  }
  const { orderId } = await addPending(late, event, Date.now() + MINUTE);
  await db
    .update(ticketOrders)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(ticketOrders.orderId, orderId));
  for (const body of await bodies(late)) expect(body).not.toContain(orderId);
});

test("a seat that is held beyond today says the day too, wherever it is said", async () => {
  const buyer = await signUp();
  const event = await addTicketedEvent({ price: 5000 }, { name: "A concert whose seat is kept for days" });
  const expiresAt = Date.now() + 3 * DAY;
  const { orderId } = await addPending(buyer, event, expiresAt);
  await db.update(ticketOrders).set({ kind: "offered" }).where(eq(ticketOrders.orderId, orderId));
  const pages = [...PAGES, `/sipay/payment/${event.eventId}?order=${orderId}`];
  for (const path of pages) {
    const { body } = await see(path, { as: buyer });
    expect([path, body.includes(formatDate(expiresAt, "en", "dayTime"))]).toEqual([path, true]);
  }
});
