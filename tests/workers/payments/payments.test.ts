/** Money for tickets: nothing is believed that the provider doesn't say itself, and the books are right after every step. */
import { notices } from "@schema/notices";
import { ledgerEntries, payments, providerEvents, refunds } from "@schema/payments";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { removeEvent } from "../../../app/features/events/events.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { payDueRefunds, payRefund, retryRefund, settleDue } from "../../../app/features/payments/refunds.service.server";
import { endHolds } from "../../../app/features/tickets/orders.service.server";
import { refundCancelled } from "../../../app/features/tickets/returns.service.server";
import { disagreements } from "../../support/books";
import { agreeAndPay, begun, comeBack, giveBack, openSipay, paid, payFields, tell } from "../../support/sipay";
import { call, env, signUp, testContext, visit } from "../../support/site";
import { order, seatsOf } from "../../support/tickets";

const MINUTE = 60_000;
const { db } = testContext();
const later = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });

const statusOf = async (orderId: string) => (await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, orderId)))[0]?.status;
const paymentOf = async (invoiceId: string) => (await db.select().from(payments).where(eq(payments.invoiceId, invoiceId)))[0];
const statesOf = async (orderId: string) => (await db.select().from(tickets).where(eq(tickets.orderId, orderId))).map(({ state }) => state);

/** What each account of an order holds, in kuruş. */
async function balancesOf(orderId: string): Promise<Record<string, number>> {
  const rows = await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  const balances: Record<string, number> = { provider: 0, buyer: 0, organizer: 0 };
  for (const { debit, credit, amount } of rows) {
    balances[debit] = (balances[debit] ?? 0) + amount;
    balances[credit] = (balances[credit] ?? 0) - amount;
  }
  return balances;
}

/** Of every order: the organizer is owed what its live tickets cost, nobody less than nothing, and money is at the provider for it. */
afterEach(async () => {
  expect(await disagreements()).toEqual([]);
});

test("a paid order is paid once, whoever tells of it and however often: return, webhook, job, all at once", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId, buyer } = await begun(sipay, { quantity: 2 });
  const { fields } = await sipay.decide(orderNo, true);
  const answers = await Promise.all([
    comeBack(fields),
    comeBack(fields),
    tell(fields),
    tell(fields),
    settlePayment(testContext(), invoiceId),
  ]);
  const first = answers[0] as Response;
  expect([first.status, first.headers.get("location")]).toEqual([303, `/sipay/confirmation/success?invoice=${invoiceId}`]);
  expect([await statusOf(orderId), await statesOf(orderId)]).toEqual(["paid", ["valid", "valid"]]);
  expect(await balancesOf(orderId)).toEqual({ provider: 10_000, buyer: 0, organizer: -10_000 });
  expect(await db.$count(providerEvents, eq(providerEvents.invoiceId, invoiceId))).toBe(2);
  const page = await visit(`/sipay/confirmation/success?invoice=${invoiceId}`, { as: buyer });
  expect([page.status, page.headers.get("location")]).toEqual([302, expect.stringContaining("/event/ticket/success/ticket-")]);
  expect((await visit(`/sipay/confirmation/success?invoice=${invoiceId}`, { as: await signUp() })).status).toBe(404);
});

test("the page to pay on leads to the provider, and needs an order that waits", async () => {
  const sipay = openSipay();
  const { eventId, orderId, buyer, invoiceId } = await begun(sipay);
  const page = await visit(`/sipay/payment/${eventId}`, { as: buyer });
  expect(await page.text()).toContain("50 ₺");
  // Without scripts the form's answer leads to the provider, which the policy of this page alone allows.
  const policyOf = (response: Response) => response.headers.get("content-security-policy")?.split("; ") ?? [];
  expect(policyOf(page)).toContain("form-action 'self' https://sipay.test");
  expect(policyOf(await visit(`/event/${eventId}`, { as: buyer }))).toContain("form-action 'self'");
  const form = await payFields(buyer, eventId, orderId);
  const sent = await visit(`/sipay/payment/${eventId}`, { as: buyer, form });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, expect.stringContaining("https://sipay.test/ccpayment/pay/")]);
  expect(await db.$count(payments, sql`order_id = (SELECT order_id FROM payments WHERE invoice_id = ${invoiceId})`)).toBe(2);
  const other = await signUp();
  expect((await visit(`/sipay/payment/${eventId}`, { as: other, form })).status).toBe(404);
});

test("a declined payment takes nothing and leaves the seats on hold for another try", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, eventId, buyer, invoiceId } = await begun(sipay);
  const { fields } = await sipay.decide(orderNo, false);
  const answer = await comeBack(fields);
  expect(answer.headers.get("location")).toBe(`/sipay/confirmation/cancel?invoice=${invoiceId}`);
  expect([await statusOf(orderId), (await paymentOf(invoiceId))?.status]).toEqual(["pending", "failed"]);
  expect(await (await visit(`/sipay/confirmation/cancel?invoice=${invoiceId}`, { as: buyer })).text()).toContain(
    `/sipay/payment/${eventId}`,
  );
  await agreeAndPay(buyer.ctx, eventId, orderId);
  const sale = [...sipay.sales.values()].at(-1);
  await sipay.decide(sale?.orderNo ?? "", true);
  expect(await settlePayment(testContext(), sale?.invoiceId ?? "")).toBe(true);
  expect(await statusOf(orderId)).toBe("paid");
});

test("what is sent and can't be trusted brings no ticket, leaves an error row, and leads to a page that says so", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId, buyer } = await begun(sipay);
  const other = await begun(sipay);
  const { fields } = await sipay.decide(orderNo, false);
  const sale = sipay.sales.get(orderNo);
  if (sale) sale.state = "open";
  const [iv = "", salt = "", sealed = ""] = (fields.hash_key ?? "").split(":");
  // One bit of the visible IV turns the sealed status "0" into "1".
  const flipped = `${String.fromCharCode(iv.charCodeAt(0) ^ 1)}${iv.slice(1)}:${salt}:${sealed}`;
  const forged: [string, Record<string, string>][] = [
    ["badHash", { ...fields, hash_key: "forged" }],
    ["badHash", { ...fields, hash_key: "" }],
    ["wrongInvoice", { ...fields, invoice_id: other.invoiceId }],
    ["wrongInvoice", { ...fields, invoice_id: "invoice-none" }],
  ];
  for (const [problem, each] of forged) {
    const answer = await comeBack(each);
    expect(answer.headers.get("location")).toBe(`/sipay/confirmation/cancel?problem=${problem}`);
  }
  expect((await comeBack({ ...fields, sipay_status: "1", hash_key: flipped })).headers.get("location")).toContain(
    "/sipay/confirmation/cancel?",
  );
  expect([await statusOf(orderId), await statesOf(orderId)]).toEqual(["pending", ["held"]]);
  expect(await db.$count(providerEvents, sql`verdict <> 'accepted'`)).toBeGreaterThanOrEqual(4);
  const page = await visit("/sipay/confirmation/cancel?problem=badHash", { as: buyer });
  expect([page.status, (await page.text()).includes("verify the payment page")]).toEqual([200, true]);
  expect((await paymentOf(invoiceId))?.captured).toBe(0);
});

test.each([
  ["wrongAmount", { transaction_amount: "0.50" }],
  ["wrongCurrency", { currency_code: "USD" }],
  ["wrongInvoice", { invoice_id: "invoice-of-another" }],
] as const)("a status with %s brings no ticket and waits for an admin", async (problem, status) => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId } = await begun(sipay);
  sipay.faults.status = status;
  const { fields } = await sipay.decide(orderNo, true);
  await comeBack(fields);
  expect([await statusOf(orderId), (await paymentOf(invoiceId))?.problem]).toEqual(["pending", problem]);
  const admin = await signUp({ userRole: "admin" });
  expect(await (await visit("/admin/sipay", { as: admin })).text()).toContain(invoiceId);
});

test("paid after the hold ended: seated while there is room, else refunded at once and in full", async () => {
  const sipay = openSipay();
  const late = await begun(sipay, { seats: 1 });
  expect(await endHolds(later(20))).toBeGreaterThan(0);
  expect(await statusOf(late.orderId)).toBe("expired");
  await sipay.decide(late.orderNo, true);
  expect(await settlePayment(testContext(), late.invoiceId)).toBe(true);
  expect([await statusOf(late.orderId), await statesOf(late.orderId)]).toEqual(["paid", ["valid"]]);

  const lost = await begun(sipay, { seats: 1 });
  await endHolds(later(20));
  const other = await signUp();
  await order(other, lost.eventId, lost.categoryId);
  await sipay.decide(lost.orderNo, true);
  await settlePayment(testContext(), lost.invoiceId);
  expect([await statusOf(lost.orderId), await statesOf(lost.orderId)]).toEqual(["expired", ["released"]]);
  expect(await seatsOf(lost.eventId)).toHaveLength(1);
  await payDueRefunds(testContext());
  expect(sipay.sales.get(lost.orderNo)?.refunds.size).toBe(1);
  expect(await balancesOf(lost.orderId)).toEqual({ provider: 0, buyer: 0, organizer: 0 });
  expect(await (await visit(`/sipay/confirmation/success?invoice=${lost.invoiceId}`, { as: lost.buyer })).text()).toContain(
    "no longer available",
  );
});

test("an order that is paid twice gives the second payment back", async () => {
  const sipay = openSipay();
  const first = await begun(sipay);
  await agreeAndPay(first.buyer.ctx, first.eventId, first.orderId);
  const second = [...sipay.sales.values()].at(-1);
  for (const sale of sipay.sales.values()) await sipay.decide(sale.orderNo, true);
  await Promise.all([settlePayment(testContext(), first.invoiceId), settlePayment(testContext(), second?.invoiceId ?? "")]);
  expect(await statesOf(first.orderId)).toEqual(["valid"]);
  await payDueRefunds(testContext());
  expect([...sipay.sales.values()].map(({ refunds: given }) => given.size).sort()).toEqual([0, 1]);
  expect(await balancesOf(first.orderId)).toEqual({ provider: 5000, buyer: 0, organizer: -5000 });
});

test("a provider that is down, answers garbage or whose token ran out loses nothing: the job settles it", async () => {
  const sipay = openSipay();
  const { orderNo, orderId, invoiceId, eventId, buyer } = await begun(sipay);
  const { fields } = await sipay.decide(orderNo, true);
  sipay.faults.isDown = true;
  expect((await comeBack(fields)).headers.get("location")).toContain("/cancel?");
  await expect(agreeAndPay(buyer.ctx, eventId, orderId)).rejects.toMatchObject({ code: "payments.providerDown" });
  sipay.faults.isDown = false;
  sipay.faults.isGarbage = true;
  await settleDue(later(20));
  expect((await paymentOf(invoiceId))?.problem).toBe("providerDown");
  expect(await statusOf(orderId)).toBe("pending");
  sipay.faults.isGarbage = false;
  sipay.faults.hasExpired = true;
  await settleDue(later(60));
  expect([await statusOf(orderId), (await paymentOf(invoiceId))?.problem]).toEqual(["paid", null]);
});

test("a payment that nobody made counts as none after a day, is asked about daily for a week, and then no more", async () => {
  const sipay = openSipay();
  const { invoiceId } = await begun(sipay);
  await settleDue(later(10));
  expect((await paymentOf(invoiceId))?.status).toBe("open");
  for (let day = 1; day <= 7; day++) {
    await settleDue(later(day * 24 * 60 + 60 * day));
    const { status, nextCheckAt } = (await paymentOf(invoiceId)) ?? {};
    expect([status, nextCheckAt === null]).toEqual(["unpaid", day === 7]);
  }
});

test("a ticket is returned once: money back, the seat on sale again, the books even", async () => {
  const sipay = openSipay();
  const all = await paid(sipay, { quantity: 2, seats: 2 });
  const [ticketId = "", other = ""] = all.tickets.map(({ ticketId: id }) => id);
  const answers = await Promise.all([1, 2, 3].map(() => call(`/event/ticket/${ticketId}/refund`, { as: all.buyer, method: "POST" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await Promise.all([payDueRefunds(testContext()), payDueRefunds(testContext())]);
  // The Worker pays it after it has answered.
  await expect.poll(() => balancesOf(all.orderId)).toEqual({ provider: 5000, buyer: 0, organizer: -5000 });
  expect([...(sipay.sales.get(all.orderNo)?.refunds.values() ?? [])]).toEqual([5000]);
  expect(await seatsOf(all.eventId)).toHaveLength(1);
  await order(await signUp(), all.eventId, all.categoryId);
  await giveBack(all.buyer, other);
  await payDueRefunds(testContext());
  expect(await balancesOf(all.orderId)).toEqual({ provider: 0, buyer: 0, organizer: 0 });
});

test("an event that is cancelled gives everybody their money back, once, and tells them; restored in time it gives back nothing", async () => {
  const sipay = openSipay();
  const all = await paid(sipay, { quantity: 2 });
  await removeEvent((await signUp({ userRole: "moderator" })).ctx, all.eventId);
  expect(await refundCancelled(later(5))).toBe(0);
  const returned = await Promise.all([refundCancelled(later(31)), refundCancelled(later(31))]);
  expect(returned.reduce((sum, each) => sum + each, 0)).toBe(2);
  expect(await refundCancelled(later(31))).toBe(0);
  await payDueRefunds(later(32));
  await payDueRefunds(later(32));
  expect([...(sipay.sales.get(all.orderNo)?.refunds.values() ?? [])]).toEqual([5000, 5000]);
  expect(await balancesOf(all.orderId)).toEqual({ provider: 0, buyer: 0, organizer: 0 });
  expect(await db.$count(notices, eq(notices.userId, all.buyer.userId))).toBe(1);
});

test("a ticket can be returned until its policy says, by staff any time, and never once it was used", async () => {
  const sipay = openSipay();
  const all = await paid(sipay, { quantity: 2 });
  const [first = "", second = ""] = all.tickets.map(({ ticketId }) => ticketId);
  await db
    .update(ticketOrders)
    .set({ refundUntil: Date.now() - 1 })
    .where(eq(ticketOrders.orderId, all.orderId));
  await expect(giveBack(all.buyer, first)).rejects.toMatchObject({ code: "tickets.cannotReturn" });
  await expect(giveBack(await signUp(), first)).rejects.toMatchObject({ code: "tickets.notFound" });
  const staff = await signUp({ userRole: "moderator" });
  await giveBack(staff, first);
  await db.update(tickets).set({ checkedInAt: Date.now() }).where(eq(tickets.ticketId, second));
  await expect(giveBack(staff, second)).rejects.toMatchObject({ code: "tickets.cannotReturn" });
  await payDueRefunds(testContext());
  expect(await balancesOf(all.orderId)).toEqual({ provider: 5000, buyer: 0, organizer: -5000 });
});

test("a refund whose answer was lost is asked for again and paid once", async () => {
  const sipay = openSipay();
  const all = await paid(sipay);
  sipay.faults.isDown = true;
  await giveBack(all.buyer, all.tickets[0]?.ticketId ?? "");
  sipay.faults.isDown = false;
  const [row] = await db.select().from(refunds).where(eq(refunds.invoiceId, all.invoiceId));
  const refundId = row?.refundId ?? "";
  expect(row?.status).toBe("requested");
  // The provider did it, and nobody heard.
  sipay.sales.get(all.orderNo)?.refunds.set(refundId, 5000);
  await payRefund(later(20), refundId);
  expect([...(sipay.sales.get(all.orderNo)?.refunds.values() ?? [])]).toEqual([5000]);
  expect((await db.select().from(refunds).where(eq(refunds.refundId, refundId)))[0]?.status).toBe("done");
});

test("a refund that the provider refuses stays owed, is shown to admins, and is asked for again by them", async () => {
  const sipay = openSipay();
  const all = await paid(sipay);
  sipay.faults.refusesRefunds = true;
  await giveBack(all.buyer, all.tickets[0]?.ticketId ?? "");
  await payDueRefunds(testContext());
  const [row] = await db.select().from(refunds).where(eq(refunds.invoiceId, all.invoiceId));
  expect(row?.status).toBe("failed");
  expect(await balancesOf(all.orderId)).toEqual({ provider: 5000, buyer: -5000, organizer: 0 });
  const admin = await signUp({ userRole: "admin" });
  expect(await (await visit("/admin/sipay", { as: admin })).text()).toContain(row?.refundId);
  sipay.faults.refusesRefunds = false;
  await retryRefund(admin.ctx, row?.refundId ?? "");
  expect(await balancesOf(all.orderId)).toEqual({ provider: 0, buyer: 0, organizer: 0 });
});

test("the database itself refuses a ticket without money, a refund beyond what came, and every change of the books", async () => {
  const sipay = openSipay();
  const unpaid = await begun(sipay);
  const refusal = (query: ReturnType<typeof sql>) =>
    db.run(query).then(
      () => "done",
      (failed) => `${failed} ${failed.cause}`,
    );
  expect(await refusal(sql`UPDATE tickets SET state = 'valid' WHERE order_id = ${unpaid.orderId}`)).toContain("ledger_entries_funded");
  expect(await refusal(sql`UPDATE ticket_orders SET status = 'paid', expires_at = NULL WHERE order_id = ${unpaid.orderId}`)).toContain(
    "ledger_entries_funded",
  );
  const all = await paid(sipay);
  const ask = (amount: number) =>
    refusal(sql`INSERT INTO refunds (refund_id, invoice_id, amount, reason, status, next_try_at, created_at, updated_at)
      VALUES (${`refund-${amount}`}, ${all.invoiceId}, ${amount}, 'staff', 'requested', 0, 0, 0)`);
  expect(await ask(5001)).toContain("payments_refunded");
  expect(await refusal(sql`UPDATE ledger_entries SET amount = 1 WHERE order_id = ${all.orderId}`)).toContain("ledger_entries_stay");
  expect(await refusal(sql`DELETE FROM ledger_entries WHERE order_id = ${all.orderId}`)).toContain("ledger_entries_stay");
  expect(await refusal(sql`UPDATE payments SET captured = 0, status = 'open' WHERE invoice_id = ${all.invoiceId}`)).toContain(
    "payments_kept",
  );
});

test("without credentials nothing that costs money can be ordered, and the page says why", async () => {
  const { env: _, ...rest } = (await signUp()).ctx;
  const person = { ...(await signUp()), ctx: { ...rest, env: { ...env, SIPAY_APP_SECRET: "" } } };
  const sipay = openSipay();
  const { eventId, categoryId } = await begun(sipay);
  await expect(order(person as never, eventId, categoryId)).rejects.toMatchObject({ code: "tickets.cannotPay" });
});
