/** What each use case of payments is called with. */
import { refunds } from "@schema/payments";
import { eq } from "drizzle-orm";
import { readPaymentPage } from "../../app/features/payments/payments.service.server";
import { addPayout } from "./payouts";
import { begun, giveBack, openSipay, paid } from "./sipay";
import { signUp, testContext } from "./site";
import { addTicketedEvent, order } from "./tickets";
import type { Sample } from "./use-cases";

export const paymentSamples: Record<string, Sample> = {
  async startPayment() {
    openSipay();
    const buyer = await signUp();
    const { eventId, categoryId } = await addTicketedEvent({ price: 5000 });
    const { order: made } = await order(buyer, eventId, categoryId);
    const page = await readPaymentPage(buyer.ctx, eventId);
    return { args: [eventId, made.orderId, page?.contract?.hash ?? ""], people: { buyer } };
  },
  async receiveHint() {
    const sipay = openSipay();
    const { orderNo } = await begun(sipay);
    return { args: ["return", (await sipay.decide(orderNo, true)).fields] };
  },
  async askAgain() {
    const sipay = openSipay();
    const { orderNo, invoiceId } = await begun(sipay);
    await sipay.decide(orderNo, true);
    return { args: [invoiceId] };
  },
  async notePayout() {
    const { eventId } = await paid(openSipay());
    return { args: [eventId, { amount: 50, paid_on: "2026-11-01", reference: "TR-1" }] };
  },
  async undoPayout() {
    const { eventId } = await paid(openSipay());
    const payoutId = await addPayout(eventId, 5000);
    return { args: [eventId, { payout_id: payoutId, undo_reason: "Sent back by the bank" }] };
  },
  async retryRefund() {
    const sipay = openSipay();
    const { buyer, tickets, invoiceId } = await paid(sipay);
    sipay.faults.refusesRefunds = true;
    await giveBack(buyer, tickets[0]?.ticketId ?? "");
    sipay.faults.refusesRefunds = false;
    const { db } = testContext();
    const [row] = await db.select({ refundId: refunds.refundId }).from(refunds).where(eq(refunds.invoiceId, invoiceId));
    return { args: [row?.refundId ?? ""] };
  },
};
