/** Settling payments and refunds: what one of them does stops no other, and nothing is lost, asked twice or given for an event that is over. */
import { events } from "@schema/events";
import { payments, providerEvents, refunds } from "@schema/payments";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq, like, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { oldMessages } from "../../../app/features/payments/old-traces.repository.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { payDueRefunds, settleDue } from "../../../app/features/payments/refunds.service.server";
import { refundCancelled } from "../../../app/features/tickets/returns.service.server";
import { agreeAndPay, begun, comeBack, giveBack, openSipay, paid, payFields } from "../../support/sipay";
import { signUp, testContext, visit } from "../../support/site";
import { order } from "../../support/tickets";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { db } = testContext();
const later = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });

const statusOf = async (orderId: string) => (await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, orderId)))[0]?.status;
const paymentOf = async (invoiceId: string) => (await db.select().from(payments).where(eq(payments.invoiceId, invoiceId)))[0];
const refundsOf = async (invoiceId: string) =>
  (await db.select().from(refunds).where(eq(refunds.invoiceId, invoiceId)).orderBy(refunds.key)).map(({ status }) => status);
const statesOf = async (orderId: string) => (await db.select().from(tickets).where(eq(tickets.orderId, orderId))).map(({ state }) => state);

/** Every change of one row of a table fails. */
async function breakRow(table: "payments" | "refunds" | "tickets", id: string, value: string): Promise<void> {
  const name = `broken_${table}`;
  await db.run(
    sql.raw(`CREATE TRIGGER ${name} BEFORE UPDATE ON ${table} WHEN new.${id} = '${value}' BEGIN SELECT RAISE(ABORT, 'broken_row'); END`),
  );
  onTestFinished(async () => void (await db.run(sql.raw(`DROP TRIGGER ${name}`))));
}

test("refunds that wait for another one of their payment take nobody's place", async () => {
  const sipay = openSipay();
  const all = [];
  for (let at = 0; at < 21; at++) all.push(await paid(sipay, { quantity: 2 }));
  sipay.faults.isDown = true;
  for (const { buyer, tickets: own } of all) for (const { ticketId } of own) await giveBack(buyer, ticketId);
  await payDueRefunds(testContext());
  sipay.faults.isDown = false;
  for (let run = 0; run < 6; run++) await payDueRefunds(later(16 + run));
  for (const { invoiceId } of all) expect(await refundsOf(invoiceId)).toEqual(["done", "done"]);
});

test("a payment, a refund and a ticket that can't be settled stop no others", async () => {
  const sipay = openSipay();
  const [broken, sound] = [await begun(sipay), await begun(sipay)];
  const [brokenBack, soundBack] = [await paid(sipay), await paid(sipay)];
  sipay.faults.isDown = true;
  for (const { buyer, tickets: own } of [brokenBack, soundBack]) await giveBack(buyer, own[0]?.ticketId ?? "");
  sipay.faults.isDown = false;
  for (const { orderNo } of [broken, sound]) await sipay.decide(orderNo, true);
  await breakRow("payments", "invoice_id", broken.invoiceId);
  await breakRow("refunds", "invoice_id", brokenBack.invoiceId);
  await settleDue(later(20));
  expect([await statusOf(broken.orderId), await statusOf(sound.orderId)]).toEqual(["pending", "paid"]);
  expect([await refundsOf(brokenBack.invoiceId), await refundsOf(soundBack.invoiceId)]).toEqual([["requested"], ["done"]]);

  const cancelled = await paid(sipay, { quantity: 2 });
  await db.update(events).set({ deletedAt: Date.now() }).where(eq(events.eventId, cancelled.eventId));
  await breakRow("tickets", "ticket_id", cancelled.tickets[0]?.ticketId ?? "");
  expect(await refundCancelled(later(31))).toBe(1);
  expect((await statesOf(cancelled.orderId)).sort()).toEqual(["refunded", "valid"]);
});

test("two runs at once ask the provider once for each refund", async () => {
  const sipay = openSipay();
  const all = await paid(sipay);
  sipay.faults.isDown = true;
  await giveBack(all.buyer, all.tickets[0]?.ticketId ?? "");
  sipay.faults.isDown = false;
  const before = sipay.calls.filter((path) => path === "/api/refund").length;
  await Promise.all([payDueRefunds(later(20)), payDueRefunds(later(20)), payDueRefunds(later(20))]);
  expect(sipay.calls.filter((path) => path === "/api/refund").length - before).toBe(1);
  expect(await refundsOf(all.invoiceId)).toEqual(["done"]);
});

test("a return pays the refund of its own ticket and leaves the others to the job", async () => {
  const sipay = openSipay();
  const [waiting, now] = [await paid(sipay), await paid(sipay)];
  sipay.faults.isDown = true;
  await giveBack(waiting.buyer, waiting.tickets[0]?.ticketId ?? "");
  sipay.faults.isDown = false;
  await db.update(refunds).set({ nextTryAt: 1 }).where(eq(refunds.invoiceId, waiting.invoiceId));
  await giveBack(now.buyer, now.tickets[0]?.ticketId ?? "");
  expect([await refundsOf(waiting.invoiceId), await refundsOf(now.invoiceId)]).toEqual([["requested"], ["done"]]);
});

test.each([
  ["deleted", { deletedAt: Date.now() }],
  ["over", { firstAt: Date.now() - 2 * DAY, lastAt: Date.now() - DAY }],
])("money for an event that is %s goes back in full and gives no seat, and nobody begins to pay for it", async (_, change) => {
  const sipay = openSipay();
  const all = await begun(sipay);
  await db.update(events).set(change).where(eq(events.eventId, all.eventId));
  await expect(agreeAndPay(all.buyer.ctx, all.eventId, all.orderId)).rejects.toMatchObject({ code: "payments.nothingToPay" });
  await sipay.decide(all.orderNo, true);
  await settlePayment(testContext(), all.invoiceId);
  expect([await statusOf(all.orderId), await statesOf(all.orderId)]).toEqual(["pending", ["held"]]);
  expect(await paymentOf(all.invoiceId)).toMatchObject({ captured: 5000, isSeated: false });
  await payDueRefunds(testContext());
  expect(await refundsOf(all.invoiceId)).toEqual(["done"]);
});

test("a second payment of an order says that it gave no seat", async () => {
  const sipay = openSipay();
  const first = await begun(sipay);
  await agreeAndPay(first.buyer.ctx, first.eventId, first.orderId);
  const second = [...sipay.sales.values()].at(-1)?.invoiceId ?? "";
  for (const { orderNo } of sipay.sales.values()) await sipay.decide(orderNo, true);
  await settlePayment(testContext(), first.invoiceId);
  await settlePayment(testContext(), second);
  expect([(await paymentOf(first.invoiceId))?.isSeated, (await paymentOf(second))?.isSeated]).toEqual([true, false]);
});

test("a payment that was refunded before it was seen brings no ticket and waits for an admin", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId } = await begun(sipay);
  await sipay.decide(orderNo, true);
  sipay.sales.get(orderNo)?.refunds.set("by-hand", 5000);
  expect(await settlePayment(testContext(), invoiceId)).toBe(false);
  expect([await statusOf(orderId), (await paymentOf(invoiceId))?.problem]).toEqual(["pending", "alreadyRefunded"]);
});

test("a payment is asked about just before its seats are given back, whatever hints came meanwhile", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId } = await begun(sipay);
  const before = await paymentOf(invoiceId);
  const { fields } = await sipay.decide(orderNo, false);
  await comeBack(fields);
  await comeBack({ ...fields, error_code: "again" });
  expect(await paymentOf(invoiceId)).toMatchObject({ status: "failed", checks: 0, nextCheckAt: before?.nextCheckAt });
  await settleDue(later(5.1));
  await settleDue(later(10.2));
  await sipay.decide(orderNo, true);
  await settleDue(later(14));
  expect([await statusOf(orderId), await statesOf(orderId)]).toEqual(["paid", ["valid"]]);
});

test("the button pays the order that was shown, not the latest", async () => {
  const sipay = openSipay();
  const { buyer, eventId, categoryId, orderId } = await begun(sipay);
  await order(buyer, eventId, categoryId, 2);
  const before = await db.$count(payments, eq(payments.orderId, orderId));
  const sent = await visit(`/sipay/payment/${eventId}`, { as: buyer, form: await payFields(buyer, eventId, orderId) });
  expect([sent.status, await db.$count(payments, eq(payments.orderId, orderId))]).toEqual([303, before + 1]);
});

test("what isn't believed is stored so often and no more, by any method; a real buyer of the same network comes through", async () => {
  const sipay = openSipay();
  const from = { headers: { "cf-connecting-ip": "203.0.113.77" } };
  for (let at = 0; at < 35; at++) {
    const answer = await visit(`/api/v1/sipay/return?invoice_id=forged-${at}&hash_key=x`, from);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sipay/confirmation/cancel?problem=badHash"]);
  }
  expect(await db.$count(providerEvents, like(providerEvents.invoiceId, "forged-%"))).toBe(30);
  const { orderNo, orderId } = await begun(sipay);
  const { fields } = await sipay.decide(orderNo, true);
  const answer = await visit(`/api/v1/sipay/return?${new URLSearchParams(fields)}`, from);
  expect([answer.status, await statusOf(orderId)]).toEqual([303, "paid"]);
});

test("messages that weren't believed are forgotten after ninety days; those that were stay", async () => {
  const at = Date.now() - 91 * DAY;
  const add = (fingerprint: string, verdict: string, createdAt: number) =>
    db.insert(providerEvents).values({ fingerprint, kind: "return", invoiceId: "old", verdict, body: {}, createdAt });
  await add("old-refused", "badHash", at);
  await add("old-accepted", "accepted", at);
  await add("new-refused", "badHash", Date.now());
  for (const statement of oldMessages(testContext())) await db.batch([statement]);
  const left = await db.select().from(providerEvents).where(eq(providerEvents.invoiceId, "old"));
  expect(left.map(({ fingerprint }) => fingerprint).sort()).toEqual(["new-refused", "old-accepted"]);
});

test("an admin asks again about a payment that didn't match", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId } = await begun(sipay);
  sipay.faults.status = { transaction_amount: "0.50" };
  await sipay.decide(orderNo, true);
  await settlePayment(testContext(), invoiceId);
  sipay.faults.status = {};
  const admin = await signUp({ userRole: "admin" });
  expect(await (await visit("/admin/sipay", { as: admin })).text()).toContain(`value="${invoiceId}"`);
  expect((await visit("/admin/sipay", { as: admin, form: { invoice_id: invoiceId } })).status).toBe(303);
  expect([await statusOf(orderId), (await paymentOf(invoiceId))?.problem]).toEqual(["paid", null]);
});
