/** An event is cancelled, with a reason: it keeps its page, its tickets and its books, stands in no list any more, and can be taken up again. */
import { events } from "@schema/events";
import { ticketOrders } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAgenda } from "../../../app/features/events/agenda.service.server";
import { cancelEvent, resumeEvent } from "../../../app/features/events/cancelling.service.server";
import { removeEvent } from "../../../app/features/events/events.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { refundCancelled, returnTicket } from "../../../app/features/tickets/returns.service.server";
import { readTicket } from "../../../app/features/tickets/tickets.service.server";
import { joinWaitingList } from "../../../app/features/tickets/waits.service.server";
import { peopled } from "../../support/communities";
import { addEvent } from "../../support/events";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addTicketedEvent, order } from "../../support/tickets";

const { db } = testContext();
const HOUR = 3_600_000;
const WHY = "The speaker is ill.";
const titlesOf = async (person: Person, locale: "en" | "tr" = "en") => (await noticesOf(person, locale)).map(({ title }) => title);
const come = (eventId: string, { userId }: Person) =>
  db.run(sql`INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (${eventId}, ${userId}, 1)`);
const rowOf = async (id: string) => (await db.select().from(events).where(eq(events.eventId, id)))[0];
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code }) => code,
  );

async function paid(person: Person, eventId: string, categoryId: string) {
  const sipay = openSipay();
  const { order: made } = await order(person, eventId, categoryId);
  await agreeAndPay(person.ctx, eventId, made.orderId);
  const [sale] = sipay.sales.values();
  await sipay.decide(sale?.orderNo ?? "", true);
  await settlePayment(testContext(), sale?.invoiceId ?? "");
  const [row] = await db.all<{ id: string }>(sql`SELECT ticket_id AS id FROM tickets WHERE order_id = ${made.orderId}`);
  return { orderId: made.orderId, ticketId: row?.id ?? "" };
}

async function chessNight(ahead?: number) {
  const creator = await signUp();
  return { creator, ...(await addTicketedEvent({}, { createdBy: creator.userId, name: "Chess night" }, ahead)) };
}

test("whoever goes, has a ticket or waits for one is told once, with the reason, in the bell and by mail; and once more when it takes place after all", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const full = await addCategory(eventId, { name: "Full", quantity: 0 });
  const [holder, guest, waiting, stranger] = [await signUp(), await signUp(), await signUp(), await signUp()];
  for (let round = 0; round < 2; round++) await order(holder, eventId, categoryId);
  await come(eventId, guest);
  await joinWaitingList(waiting.ctx, eventId, full);
  await Promise.all([1, 2].map(() => codeOf(cancelEvent(asNow(creator), eventId, WHY))));
  expect([
    await titlesOf(holder),
    await titlesOf(guest),
    await titlesOf(waiting),
    await titlesOf(stranger),
    await titlesOf(creator),
  ]).toEqual([["“Chess night” was cancelled"], ["“Chess night” was cancelled"], ["“Chess night” was cancelled"], [], []]);
  expect((await titlesOf(guest, "tr"))[0]).toBe("“Chess night” etkinliği iptal edildi");
  expect((await noticesOf(guest))[0]).toMatchObject({ text: WHY, path: `/event/${eventId}` });
  const mails = await db.all(
    sql`SELECT DISTINCT mail FROM notices WHERE user_id IN (${holder.userId}, ${guest.userId}, ${waiting.userId})`,
  );
  expect(mails).toEqual([{ mail: "now" }]);
  await Promise.all([1, 2].map(() => codeOf(resumeEvent(asNow(creator), eventId))));
  for (const person of [holder, guest, waiting]) {
    const titles = await titlesOf(person);
    expect([titles[0], titles.length]).toEqual(["“Chess night” is taking place after all", 2]);
  }
});

test("its page says that it is cancelled and why, and offers nothing; RSVPs and sales are closed with words that say so", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const reader = await signUp();
  await cancelEvent(asNow(creator), eventId, WHY);
  const page = await see(`/event/${eventId}`, { as: reader });
  expect([page.status, page.body.includes("Cancelled"), page.body.includes(WHY)]).toEqual([200, true, true]);
  expect([page.body.includes("I'm going"), page.body.includes("/event/ticket/buy/")]).toEqual([false, false]);
  expect((await see(`/event/${eventId}`)).body).toContain("https://schema.org/EventCancelled");
  const rsvp = await call(`/event/${eventId}/rsvp`, { as: reader, method: "POST" });
  expect([rsvp.status, rsvp.body.error]).toMatchObject([409, { code: "events.isCancelled" }]);
  expect(await codeOf(order(reader, eventId, categoryId))).toBe("tickets.notFound");
  await resumeEvent(asNow(creator), eventId);
  expect((await call(`/event/${eventId}/rsvp`, { as: reader, method: "POST" })).status).toBe(200);
  expect(await codeOf(order(reader, eventId, categoryId))).toBe("done");
});

test("no list offers it: agenda, search, sidebar, home, map and plans; taken up again it is back", async () => {
  const creator = await signUp();
  const eventId = await addEvent({ createdBy: creator.userId, name: "Zeppelinabend", searchText: "zeppelinabend" });
  const reader = await signUp();
  await come(eventId, reader);
  const shown = async () => {
    const agenda = await readAgenda(asNow(reader), { when: "upcoming", size: 50 } as never);
    const texts = await Promise.all(
      ["/event/all?q=zeppelinabend&when=upcoming", "/event/all?view=month", "/", "/map/all", "/my-space", "/event/personal"].map(
        async (path) => (await see(path, { as: reader })).body,
      ),
    );
    const { body } = await call<{ events: { event_id: string }[] }>("/event/sidebar/active?limit=20");
    return [
      agenda.days.some(({ items }) => items.some((item) => item.eventId === eventId)),
      body.events.some(({ event_id }) => event_id === eventId),
      ...texts.map((text) => text.includes(`/event/${eventId}`)),
    ];
  };
  const before = await shown();
  expect(before.slice(0, 4)).toEqual([true, true, true, true]);
  await cancelEvent(asNow(creator), eventId, WHY);
  expect(await shown()).toEqual(before.map(() => false));
  await resumeEvent(asNow(creator), eventId);
  expect(await shown()).toEqual(before);
});

test("calendars are told: the same entry, a higher sequence, cancelled, and confirmed again with a higher one still", async () => {
  const { creator, eventId } = await chessNight();
  const read = async () => {
    const text = await (await visit(`/api/v1/event/${eventId}/calendar.ics`)).text();
    const of = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(text)?.[1]?.trim() ?? "";
    return { uid: of("UID"), sequence: Number(of("SEQUENCE")), status: of("STATUS") };
  };
  const first = await read();
  await cancelEvent(asNow(creator), eventId, WHY);
  const second = await read();
  await resumeEvent(asNow(creator), eventId);
  const third = await read();
  expect([first.status, second.status, third.status]).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED"]);
  expect(new Set([first.uid, second.uid, third.uid]).size).toBe(1);
  expect([second.sequence > first.sequence, third.sequence > second.sequence]).toEqual([true, true]);
});

test("sales are kept, and each ticket can be returned at once, however late it is, before it is by itself; taken up again it can't", async () => {
  const { creator, eventId } = await chessNight(HOUR);
  const categoryId = await addCategory(eventId, { name: "Paid", price: 5000 });
  const [buyer, other] = [await signUp(), await signUp()];
  const first = await paid(buyer, eventId, categoryId);
  const second = await paid(other, eventId, categoryId);
  expect(await codeOf(returnTicket(asNow(buyer), first.ticketId)), "too late by the order's own rule").toBe("tickets.cannotReturn");
  await cancelEvent(asNow(creator), eventId, WHY);
  const seen = await readTicket(asNow(buyer), first.ticketId, null);
  expect([seen.state, seen.canReturn, seen.hasEventPage]).toEqual(["cancelled", true, true]);
  expect((await rowOf(eventId))?.ticketCount).toBe(2);
  expect(await refundCancelled(testContext({ clock: { now: () => Date.now() + HOUR / 3 } })), "it may be undone yet").toBe(0);
  expect(await codeOf(returnTicket(asNow(buyer), first.ticketId))).toBe("done");
  const books = await db.all(
    sql`SELECT amount, (SELECT count(*) FROM refunds AS r JOIN payments AS p ON p.invoice_id = r.invoice_id WHERE p.order_id = o.order_id) AS refunds FROM ticket_orders AS o WHERE order_id = ${first.orderId}`,
  );
  expect(books).toEqual([{ amount: 5000, refunds: 1 }]);
  await resumeEvent(asNow(creator), eventId);
  expect(await codeOf(returnTicket(asNow(other), second.ticketId)), "as before once it takes place").toBe("tickets.cannotReturn");
  const [kept] = await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, second.orderId));
  expect(kept?.status).toBe("paid");
});

test("a cancelled event that is deleted afterwards gives every ticket back, also when its time has passed meanwhile", async () => {
  const { creator, eventId, categoryId } = await chessNight(HOUR);
  const holder = await signUp();
  await order(holder, eventId, categoryId);
  await cancelEvent(asNow(creator), eventId, WHY);
  const later = Date.now() + 24 * HOUR;
  await removeEvent({ ...asNow(creator), clock: { now: () => later } }, eventId);
  expect(await refundCancelled(testContext({ clock: { now: () => later + HOUR } }))).toBe(1);
});

test("before it is cancelled its form says how many tickets are sold and how their holders get their money back", async () => {
  const { creator, eventId, categoryId } = await chessNight();
  const forms = async (language: "en" | "tr") => {
    const paths = [`/event/${eventId}`, "/event/personal"];
    const pages = await Promise.all(paths.map((path) => see(path, { as: creator, headers: { "accept-language": language } })));
    return pages.map(({ body }) => body.split('value="cancel"')[1]?.split("<textarea")[0] ?? "");
  };
  for (const form of await forms("en")) expect(form).not.toContain("sold");
  const [holder, leaving] = [await signUp(), await signUp()];
  await order(holder, eventId, categoryId, 2);
  const { tickets } = await order(leaving, eventId, categoryId);
  await returnTicket(asNow(leaving), tickets[0]?.ticketId ?? "");
  for (const form of await forms("en")) {
    expect(form).toContain("2 tickets are sold or on hold.");
    expect(form).toContain("returned automatically, and buyers get back what they paid.");
  }
  for (const form of await forms("tr")) {
    expect(form).toContain("Satılmış ya da ayrılmış 2 bilet var.");
    expect(form).toContain("kendiliğinden iade edilir, ödenen para geri döner.");
  }
});

test("those who manage it cancel it, with a reason and in time; nobody else does", async () => {
  const { communityId, president, member } = await peopled({ isTrusted: true });
  const eventId = await addEvent({ communityId });
  const press = async (as: Person, cancel_reason: string) => {
    const { status, body } = await see("/event/personal", { as, form: { act: "cancel", id: eventId, cancel_reason } });
    return [status, body.includes("Tell people why.")];
  };
  expect(await press(president, " ")).toEqual([422, true]);
  expect(await codeOf(cancelEvent(asNow(member), eventId, WHY))).toBe("events.notFound");
  expect((await see(`/event/${eventId}`, { as: president })).body).toContain('name="cancel_reason"');
  expect((await press(president, WHY))[0]).toBe(303);
  expect(await rowOf(eventId)).toMatchObject({ cancelReason: WHY });
  expect((await see("/event/personal", { as: president })).body).toContain("Cancelled");
  expect(await codeOf(cancelEvent(asNow(president), eventId, WHY)), "once").toBe("events.isCancelled");
  const over = await addEvent({ communityId }, [{ startsAt: Date.now() - 9 * HOUR, endsAt: Date.now() - 8 * HOUR }]);
  expect(await codeOf(cancelEvent(asNow(president), over, WHY))).toBe("events.isOver");
  expect((await see("/event/personal", { as: president, form: { act: "resume", id: eventId } })).status).toBe(303);
  expect(await rowOf(eventId)).toMatchObject({ cancelledAt: null, cancelReason: null });
});

test("its community's lists call it cancelled and say why; staff can't publish it from there", async () => {
  const { communityId, slug, organizer } = await peopled({ isTrusted: true });
  const admin = await signUp({ userRole: "admin" });
  const eventId = await addEvent({ communityId, name: "Rooftop night" });
  await cancelEvent(asNow(organizer), eventId, WHY);
  const own = (await see(`/community/panel?community=${slug}`, { as: organizer })).body;
  expect([own.includes("Cancelled"), own.includes("Published"), own.includes(WHY)]).toEqual([true, false, true]);
  const list = async (state: string) => (await see(`/admin/community/events?state=${state}&community=${slug}`, { as: admin })).body;
  const [active, cancelled] = [await list("active"), await list("cancelled")];
  expect([active.includes("Rooftop night"), cancelled.includes("Rooftop night")]).toEqual([false, true]);
  expect([cancelled.includes(WHY), cancelled.includes('value="activate"')]).toEqual([true, false]);
});

test("its page offers nothing that one could only do if it took place", async () => {
  const { creator, eventId } = await chessNight();
  const offers = async () => {
    const { body } = await see(`/event/${eventId}`);
    return ['id="tickets"', "calendar.ics", ">Be the first to go<"].map((part) => body.includes(part));
  };
  expect(await offers()).toEqual([true, true, true]);
  await cancelEvent(asNow(creator), eventId, WHY);
  expect(await offers()).toEqual([false, false, false]);
});
