/** Tickets of a cancelled event come back by themselves, with their money, once; what came back stays so when the event is taken up again. */
import { users } from "@schema/accounts";
import { events } from "@schema/events";
import { eventBooks, eventPayouts, refunds } from "@schema/payments";
import { auditEntries } from "@schema/platform";
import { tickets } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailNotices } from "../../../app/engines/notices/mails.server";
import { cancelEvent, resumeEvent } from "../../../app/features/events/cancelling.service.server";
import { notePayout, readPayouts } from "../../../app/features/payments/payouts.service.server";
import { payDueRefunds, retryRefund, settleDue } from "../../../app/features/payments/refunds.service.server";
import { refundCancelled, returnTicket } from "../../../app/features/tickets/returns.service.server";
import { checkIn, readTicket } from "../../../app/features/tickets/tickets.service.server";
import { disagreements, heldBy, miscounts } from "../../support/books";
import { post, runQueue } from "../../support/messages";
import { lifeUntil } from "../../support/mortal";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { openSipay, paid } from "../../support/sipay";
import { type Person, signUp, testContext } from "../../support/site";
import { addCategory, order } from "../../support/tickets";

const MINUTE = 60_000;
const WHY = "The speaker is ill.";
const { db } = testContext();

// What other tests cancelled isn't counted.
beforeEach(async () => {
  await db.update(events).set({ cancelledAt: null, cancelReason: null });
});

const later = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });
const moderator = () => signUp({ userRole: "moderator" });
const refundsOf = async (invoiceId: string) =>
  (await db.select().from(refunds).where(eq(refunds.invoiceId, invoiceId))).map(({ status, amount, reason }) => [status, amount, reason]);
const statesOf = async (orderId: string) =>
  (await db.select().from(tickets).where(eq(tickets.orderId, orderId)).orderBy(tickets.key)).map(({ state }) => state);
const titlesOf = async (person: Person, locale: "en" | "tr" = "en") => (await noticesOf(person, locale)).map(({ title }) => title);
const agrees = async (eventId: string) => expect([await disagreements(eventId), await miscounts(eventId)]).toEqual([[], []]);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code }) => code,
  );

async function sold(quantity = 2) {
  const sipay = openSipay();
  const all = await paid(sipay, { quantity });
  await db.update(events).set({ name: "Chess night" }).where(eq(events.eventId, all.eventId));
  return { sipay, ...all, ids: all.tickets.map(({ ticketId }) => ticketId), staff: await moderator() };
}

test("half an hour after it was cancelled each ticket comes back with its money, of two runs at once by one, and its holder hears of it once", async () => {
  const { sipay, eventId, orderId, invoiceId, buyer, staff } = await sold();
  const guest = await signUp();
  await order(guest, eventId, await addCategory(eventId));
  await cancelEvent(asNow(staff), eventId, WHY);
  expect(await refundCancelled(later(29))).toBe(0);
  const runs = await Promise.all([refundCancelled(later(31)), refundCancelled(later(31))]);
  expect([runs[0] + runs[1], await refundCancelled(later(32)), await statesOf(orderId)]).toEqual([3, 0, ["refunded", "refunded"]]);
  await Promise.all([settleDue(later(33)), settleDue(later(33))]);
  await settleDue(later(60));
  expect(await refundsOf(invoiceId)).toEqual([
    ["done", 5000, "cancelled"],
    ["done", 5000, "cancelled"],
  ]);
  expect(heldBy(sipay, new Set([invoiceId]))).toBe(0);
  await agrees(eventId);
  const told = "“Chess night” was cancelled";
  expect([await titlesOf(buyer), await titlesOf(guest)]).toEqual([[`${told}. 100 ₺ goes back to the card you paid with.`], [told]]);
  expect((await noticesOf(buyer))[0]).toMatchObject({ text: WHY });
});

test("its page says what happened and where the money is, step by step, in both languages", async () => {
  const { sipay, eventId, invoiceId, buyer, staff, ids } = await sold(1);
  const page = async (language: "en" | "tr" = "en") =>
    (await see(`/event/ticket/one/${ids[0]}`, { as: buyer, headers: { "accept-language": language } })).body;
  expect(await page()).not.toContain("cancelled");
  await cancelEvent(asNow(staff), eventId, WHY);
  expect(await page()).toContain("Your ticket will be returned automatically within an hour, and 50 ₺");
  expect(await page("tr")).toContain("Biletin bir saat içinde kendiliğinden iade edilir");
  await refundCancelled(later(31));
  expect(await page()).toContain("so your ticket was returned. 50 ₺ is on its way back to the card that paid for it.");
  sipay.faults.refusesRefunds = true;
  await payDueRefunds(later(32));
  expect(await page()).toContain("be sent back to the card yet.");
  sipay.faults.refusesRefunds = false;
  const [row] = await db.select().from(refunds).where(eq(refunds.invoiceId, invoiceId));
  await retryRefund((await signUp({ userRole: "admin" })).ctx, row?.refundId ?? "");
  expect(await page()).toMatch(/50 ₺ was sent back to the card that paid for it on /);
  expect(await page("tr")).toContain("ödemenin yapıldığı karta gönderildi");
});

test.each([
  ["en", "“Chess night” was cancelled. 100 ₺ goes back to the card you paid with."],
  ["tr", "“Chess night” iptal edildi. 100 ₺, ödemeyi yaptığın karta iade edilecek."],
] as const)("the mail says the sum, with the reason, and offers no way to stop what nobody can switch off (%s)", async (locale, words) => {
  const { eventId, buyer, staff } = await sold();
  await db.update(users).set({ locale }).where(eq(users.userId, buyer.userId));
  await cancelEvent(asNow(staff), eventId, WHY);
  const at = post();
  await mailNotices(at.ctx);
  await runQueue(at);
  const [mail] = at.provider.sent.filter(({ to }) => to === buyer.userEmail) as { text: string; headers?: Record<string, string> }[];
  expect(mail?.text).toContain(`${words}\n${WHY}\n\nhttp`);
  expect(mail?.text).not.toMatch(/durdur|stop emails|unsubscribe/i);
  expect(mail?.headers?.["List-Unsubscribe"]).toBeUndefined();
});

test("taken up again in time nothing comes back, and the half hour begins anew with the next cancellation", async () => {
  const { eventId, orderId, staff } = await sold();
  await cancelEvent(asNow(staff), eventId, WHY);
  await resumeEvent(asNow(staff), eventId);
  expect(await refundCancelled(later(31))).toBe(0);
  await cancelEvent({ ...staff.ctx, clock: later(40).clock }, eventId, WHY);
  expect([await refundCancelled(later(60)), await refundCancelled(later(71))]).toEqual([0, 2]);
  expect(await statesOf(orderId)).toEqual(["refunded", "refunded"]);
});

test("taken up again later, what came back stays so with its money, its holder is told to get a new one, and whoever still has one keeps it", async () => {
  const { sipay, eventId, categoryId, invoiceId, orderId, buyer, staff, ids } = await sold();
  const keeper = await signUp();
  const kept = await order(keeper, eventId, await addCategory(eventId));
  await cancelEvent(asNow(staff), eventId, WHY);
  for (const id of ids) await returnTicket(asNow(buyer), id);
  await settleDue(later(20));
  await resumeEvent(asNow(staff), eventId);
  expect(await refundCancelled(later(60))).toBe(0);
  expect([await statesOf(orderId), await statesOf(kept.order.orderId)]).toEqual([["refunded", "refunded"], ["valid"]]);
  expect((await readTicket(asNow(buyer), ids[0] ?? "", null)).code).toBeNull();
  expect(await codeOf(checkIn(asNow(staff), ids[0] ?? "", 0))).not.toBe("done");
  expect(heldBy(sipay, new Set([invoiceId]))).toBe(0);
  await agrees(eventId);
  expect((await titlesOf(buyer))[0]).toBe(
    "“Chess night” is taking place after all. Your ticket was returned, so get a new one if you want to come.",
  );
  expect((await titlesOf(buyer, "tr"))[0]).toContain("gelmek istersen yeni bilet al");
  expect((await titlesOf(keeper))[0]).toBe("“Chess night” is taking place after all");
  expect(await codeOf(order(buyer, eventId, categoryId))).toBe("done");
});

test("whoever takes it up again reads before that what was returned stays returned", async () => {
  const { eventId, staff } = await sold(1);
  await cancelEvent(asNow(staff), eventId, WHY);
  for (const path of [`/event/${eventId}`, `/event/edit/${eventId}`])
    expect((await see(path, { as: staff })).body).toContain("Tickets that were already returned stay returned");
});

test("what was paid out before is owed back by the organizer, and the books say so", async () => {
  const { eventId, staff } = await sold();
  const admin = await signUp({ userRole: "admin" });
  await notePayout(admin.ctx, eventId, { amount: 100, paid_on: "2026-11-01", reference: "TR 9" });
  await cancelEvent(asNow(staff), eventId, WHY);
  expect(await refundCancelled(later(31))).toBe(2);
  await settleDue(later(32));
  const [books] = await db.select().from(eventBooks).where(eq(eventBooks.eventId, eventId));
  expect(books).toMatchObject({ sold: 10_000, refunded: 10_000, paid: 10_000 });
  expect(await readPayouts(admin.ctx, eventId)).toMatchObject({ rest: -10_000 });
  await agrees(eventId);
  expect((await see(`/event/ticket/sales/${eventId}`, { as: admin })).body).toContain("Tickets are returned automatically");
});

test("a payout waits until a cancelled event owes its buyers nothing; its page says so until then, in both languages", async () => {
  const { sipay, eventId, ids, staff } = await sold();
  const admin = await signUp({ userRole: "admin" });
  const page = async (language: "en" | "tr" = "en") =>
    (await see(`/admin/sipay/payouts/${eventId}`, { as: admin, headers: { "accept-language": language } })).body;
  const note = () => codeOf(notePayout(admin.ctx, eventId, { amount: 10, paid_on: "2026-11-01", reference: "TR 9" }));
  const { clock } = testContext();
  // One came in and saw a part of it: what that ticket cost stays due to the organizer.
  const times = { firstAt: clock.now() - MINUTE, lastAt: clock.now() + 90 * MINUTE };
  await db.update(events).set(times).where(eq(events.eventId, eventId));
  await db
    .update(tickets)
    .set({ checkedInAt: clock.now() - MINUTE / 2 })
    .where(eq(tickets.ticketId, ids[0] ?? ""));
  expect(await page()).not.toContain("its buyers are still to get money back");
  await cancelEvent(asNow(staff), eventId, WHY);
  const isHeld = async () => {
    expect(await page()).toContain("its buyers are still to get money back");
    expect(await page("tr")).toContain("geri ödemeler kendiliğinden yapılıyor");
    expect(await page()).not.toContain("Note payout");
    expect(await note()).toBe("payments.owesBuyers");
  };
  await isHeld();
  sipay.faults.refusesRefunds = true;
  await refundCancelled(later(31));
  await payDueRefunds(later(32));
  await isHeld();
  expect(await db.$count(eventPayouts, eq(eventPayouts.eventId, eventId))).toBe(0);
  expect(await db.$count(auditEntries, and(eq(auditEntries.subjectId, eventId), eq(auditEntries.act, "payout.add")))).toBe(0);
  sipay.faults.refusesRefunds = false;
  const [failed] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.ticketId, ids[1] ?? ""));
  await retryRefund(admin.ctx, failed?.refundId ?? "");
  expect(await page()).not.toContain("its buyers are still to get money back");
  expect(await page()).toContain("Note payout");
  expect([await note(), (await readPayouts(admin.ctx, eventId)).rest]).toEqual(["done", 4000]);
  await agrees(eventId);
});

test("while the provider is down tickets come back all the same, and the money once it answers", async () => {
  const { sipay, eventId, invoiceId, staff } = await sold();
  await cancelEvent(asNow(staff), eventId, WHY);
  sipay.faults.isDown = true;
  expect(await refundCancelled(later(31))).toBe(2);
  await settleDue(later(32));
  expect((await refundsOf(invoiceId)).map(([status]) => status)).toEqual(["requested", "requested"]);
  await agrees(eventId);
  sipay.faults.isDown = false;
  for (const minutes of [60, 90]) await settleDue(later(minutes));
  expect((await refundsOf(invoiceId)).map(([status]) => status)).toEqual(["done", "done"]);
  expect(heldBy(sipay, new Set([invoiceId]))).toBe(0);
});

test("killed at any of its waits, the job's next run brings back the rest, and nobody gets their money twice", async () => {
  const { clock } = later(31);
  for (let at = 0; ; at++) {
    const { sipay, eventId, orderId, invoiceId, staff } = await sold();
    await cancelEvent(asNow(staff), eventId, WHY);
    const life = lifeUntil({ at, isAfter: at % 2 === 1 });
    const ctx = life.context({ clock });
    await refundCancelled(ctx).catch((failed) => {
      if (!life.isDead()) throw failed;
    });
    await ctx.ended();
    await agrees(eventId);
    await refundCancelled(later(90));
    for (const minutes of [100, 130, 160]) await settleDue(later(minutes));
    expect([await statesOf(orderId), heldBy(sipay, new Set([invoiceId]))]).toEqual([["refunded", "refunded"], 0]);
    await agrees(eventId);
    if (!life.isDead()) break;
    expect(at).toBeLessThan(20);
  }
});

test("who came in before it was cancelled, and saw a part of it, keeps the ticket", async () => {
  const { eventId, orderId, ids, staff } = await sold();
  const { clock } = testContext();
  await db
    .update(events)
    .set({ firstAt: clock.now() - MINUTE, lastAt: clock.now() + 90 * MINUTE })
    .where(eq(events.eventId, eventId));
  await db
    .update(tickets)
    .set({ checkedInAt: clock.now() - MINUTE / 2 })
    .where(eq(tickets.ticketId, ids[0] ?? ""));
  await cancelEvent(asNow(staff), eventId, WHY);
  expect(await refundCancelled(later(31))).toBe(1);
  expect(await statesOf(orderId)).toEqual(["valid", "refunded"]);
});
