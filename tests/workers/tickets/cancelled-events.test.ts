/** Whoever has a ticket of an event that is deleted, or waits for one, hears of it at once, and once. */
import { events } from "@schema/events";
import { notices } from "@schema/notices";
import { tickets } from "@schema/tickets";
import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { readPersonal } from "../../../app/features/events/agenda.service.server";
import { removeEvent } from "../../../app/features/events/events.service.server";
import { actOnEvent } from "../../../app/features/events/panel.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { refundCancelled } from "../../../app/features/tickets/returns.service.server";
import { giveTicket } from "../../../app/features/tickets/sales.service.server";
import { readTicket } from "../../../app/features/tickets/tickets.service.server";
import { joinWaitingList } from "../../../app/features/tickets/waits.service.server";
import { post } from "../../support/messages";
import { asNow, noticesOf } from "../../support/notices";
import { addDevice, pushService, runPushes } from "../../support/push";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { type Person, signUp, testContext } from "../../support/site";
import { addCategory, addOffer, addTicketedEvent, order, orderKey, takeGift } from "../../support/tickets";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { db } = testContext();
afterEach(() => vi.unstubAllGlobals());
const later = () => testContext({ clock: { now: () => Date.now() + 31 * MINUTE } });
const TOLD = "“Chess night” was cancelled";
const TOLD_PAYER = `${TOLD}. 50 ₺ goes back to the card you paid with.`;
const titlesOf = async (person: Person) => (await noticesOf(person)).map(({ title }) => title);
const come = (eventId: string, { userId }: Person) =>
  db.run(sql`INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (${eventId}, ${userId}, 1) ON CONFLICT DO NOTHING`);

async function chessNight(ahead?: number) {
  const creator = await signUp();
  return { creator, ...(await addTicketedEvent({}, { createdBy: creator.userId, name: "Chess night" }, ahead)) };
}

/** A ticket that somebody paid for. */
async function addPaid(person: Person, eventId: string): Promise<void> {
  const sipay = openSipay();
  const { order: made } = await order(person, eventId, await addCategory(eventId, { price: 5000 }));
  await agreeAndPay(person.ctx, eventId, made.orderId);
  const [sale] = sipay.sales.values();
  await sipay.decide(sale?.orderNo ?? "", true);
  await settlePayment(testContext(), sale?.invoiceId ?? "");
}

test("everybody with a ticket is told once, also who comes, has several or paid; the return of the tickets tells nobody again", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const [free, given, payer, guest] = [await signUp(), await signUp(), await signUp(), await signUp()];
  for (let round = 0; round < 2; round++) await order(free, eventId, categoryId);
  await order(creator, eventId, categoryId);
  await giveTicket(asNow(creator), eventId, { person: given.userEmail, categoryId, key: orderKey() });
  await takeGift(given, eventId);
  await addPaid(payer, eventId);
  for (const person of [free, guest, creator]) await come(eventId, person);
  const [mine] = (await readPersonal(asNow(creator))).mine;
  expect([mine?.told, mine?.isPaid]).toEqual([4, true]);
  await removeEvent(asNow(creator), eventId);
  const told = async () => [await titlesOf(free), await titlesOf(payer), await titlesOf(guest), await titlesOf(creator)];
  expect(await told()).toEqual([[TOLD], [TOLD_PAYER], [TOLD], []]);
  const waiting = await db
    .select({ mail: notices.mail })
    .from(notices)
    .where(inArray(notices.userId, [free.userId, payer.userId]));
  expect(waiting).toEqual([{ mail: "now" }, { mail: "now" }]);
  await db.run(sql`DELETE FROM notices WHERE user_id = ${payer.userId}`);
  expect(await refundCancelled(later())).toBe(5);
  expect(await told()).toEqual([[TOLD], [], [TOLD], []]);
  expect((await titlesOf(given))[0]).toBe(TOLD);
});

test("a ticket of a deleted event names it still, and leads neither to its page nor to its door", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const holder = await signUp();
  const [ticket] = (await order(holder, eventId, categoryId)).tickets;
  const seen = async (person: Person) => {
    const { eventName, state, hasEventPage, canCheckIn } = await readTicket(asNow(person), ticket?.ticketId ?? "", null);
    return [eventName, state, hasEventPage, canCheckIn];
  };
  expect([await seen(holder), await seen(creator)]).toEqual([
    ["Chess night", "valid", true, false],
    ["Chess night", "valid", true, true],
  ]);
  await removeEvent(asNow(creator), eventId);
  expect([await seen(holder), await seen(creator)]).toEqual([
    ["Chess night", "cancelled", false, false],
    ["Chess night", "cancelled", false, false],
  ]);
  expect((await noticesOf(holder))[0]?.path).toBe("/event/ticket/personal");
});

test("holders are told of a deletion also where staff had hidden the event; in Turkish too", async () => {
  const { eventId, categoryId } = await chessNight();
  const [holder, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  await order(holder, eventId, categoryId);
  await actOnEvent(asNow(moderator), "deactivate", eventId, "The hall is closed.");
  await actOnEvent(asNow(moderator), "remove", eventId);
  expect((await noticesOf(holder, "tr")).map(({ title }) => title)).toEqual(["“Chess night” etkinliği iptal edildi"]);
});

test("a cancelled ticket is pushed with the name of its event, not only with the kind of news that it is", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const holder = await signUp({ locale: "en" });
  const device = await addDevice(holder);
  await order(holder, eventId, categoryId);
  await removeEvent(asNow(creator), eventId);
  const taken = pushService();
  await runPushes(post());
  const texts = await Promise.all(taken.filter(({ endpoint }) => endpoint === device.endpoint).map(({ body }) => device.decrypt(body)));
  expect(texts).toContainEqual(expect.objectContaining({ text: TOLD }));
});

test("whoever was let in to an event that has begun isn't told that it is cancelled; whoever wasn't is", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const [inside, outside] = [await signUp(), await signUp()];
  for (const person of [inside, outside]) await order(person, eventId, categoryId);
  await db.update(tickets).set({ checkedInAt: Date.now(), checkedInBy: creator.userId }).where(eq(tickets.userId, inside.userId));
  await db
    .update(events)
    .set({ firstAt: Date.now() - HOUR })
    .where(eq(events.eventId, eventId));
  await removeEvent(asNow(creator), eventId);
  expect([await titlesOf(inside), await titlesOf(outside)]).toEqual([[], [TOLD]]);
});

test("an event that is over or that nobody goes to is deleted without telling anybody", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const holder = await signUp();
  await order(holder, eventId, categoryId);
  await db
    .update(events)
    .set({ firstAt: Date.now() - 5 * HOUR, lastAt: Date.now() - 3 * HOUR })
    .where(eq(events.eventId, eventId));
  expect((await readPersonal(asNow(creator))).mine[0]).toMatchObject({ told: 0, isPaid: false });
  await removeEvent(asNow(creator), eventId);
  expect(await titlesOf(holder)).toEqual([]);
});

test("an event that is restored and deleted again is told of again, and what was said of it before isn't shown meanwhile", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const [holder, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  await order(holder, eventId, categoryId);
  await removeEvent(asNow(creator), eventId);
  await actOnEvent(asNow(moderator), "restore", eventId);
  expect((await noticesOf(holder)).map(({ path }) => path)).toEqual([null]);
  await removeEvent({ ...asNow(creator), clock: { now: () => Date.now() + MINUTE } }, eventId);
  expect(await titlesOf(holder)).toEqual([TOLD, TOLD]);
});

test("who waits for a ticket, or has one held, is told as well, once, and counts in the question before", async () => {
  const { creator, eventId } = await chessNight();
  const categoryId = await addCategory(eventId, { quantity: 1 });
  const [holder, waiting, both, offered] = [await signUp(), await signUp(), await signUp(), await signUp()];
  await order(holder, eventId, categoryId);
  for (const person of [waiting, both]) await joinWaitingList(asNow(person), eventId, categoryId);
  await come(eventId, both);
  await addOffer(offered, { eventId, categoryId: await addCategory(eventId) });
  expect((await readPersonal(asNow(creator))).mine[0]).toMatchObject({ told: 4, isPaid: false });
  await removeEvent(asNow(creator), eventId);
  const told = "“Chess night” was cancelled";
  expect([await titlesOf(holder), await titlesOf(waiting), await titlesOf(both), await titlesOf(offered)]).toEqual([
    [TOLD],
    [told],
    [told],
    [told],
  ]);
});
