/** Sipay's stand-in behind the Worker's own `fetch`, and paid orders that tests set up. */
import { onTestFinished, vi } from "vitest";
import { readPaymentPage, settlePayment, startPayment } from "../../app/features/payments/payments.service.server";
import { returnTicket } from "../../app/features/tickets/returns.service.server";
import type { SignedInContext } from "../../app/platform/context";
import { createSipay, type Sipay } from "../../workers/stand-ins/sipay";
import { type Person, signUp, testContext, visit } from "./site";
import { addTicketedEvent, order } from "./tickets";

/** A provider of this test's own; whatever else the Worker fetches goes where it did. */
export function openSipay(): Sipay {
  const sipay = createSipay();
  const elsewhere = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (sipay.faults.isDown && new URL(request.url).host === "sipay.test") throw new TypeError("Network connection lost");
    if (new URL(request.url).host !== "sipay.test") return elsewhere(request);
    const answer = await sipay.app.fetch(request);
    if (sipay.faults.losesAnswers) throw new TypeError("Network connection lost");
    return answer;
  });
  onTestFinished(() => spy.mockRestore());
  return sipay;
}

/** Somebody reads the page on which an order is paid, agrees to the contract that it shows, and begins to pay. @returns the provider's page */
export async function agreeAndPay(ctx: SignedInContext, eventId: string, orderId: string): Promise<string> {
  const page = await readPaymentPage(ctx, eventId, orderId);
  return startPayment(ctx, eventId, orderId, page?.contract?.hash ?? "");
}

/** What the page sends on which an order is paid, with the tick. */
export async function payFields({ ctx }: Person, eventId: string, orderId: string): Promise<Record<string, string>> {
  const page = await readPaymentPage(ctx, eventId, orderId);
  return { order_id: orderId, shown: page?.contract?.hash ?? "", agreed: "on", of_age: "on" };
}

/** An order of somebody that waits to be paid, with the payment that they began. */
export async function begun(sipay: Sipay, { quantity = 1, seats = 10 }: { quantity?: number; seats?: number } = {}) {
  const buyer = await signUp();
  const event = await addTicketedEvent({ price: 5000, quantity: seats });
  const { order: made, tickets } = await order(buyer, event.eventId, event.categoryId, quantity);
  await agreeAndPay(buyer.ctx, event.eventId, made.orderId);
  const sale = [...sipay.sales.values()].at(-1);
  if (!sale) throw new Error("Nothing was asked of the provider");
  return { ...event, buyer, orderId: made.orderId, tickets, invoiceId: sale.invoiceId, orderNo: sale.orderNo };
}

/** The same, paid and settled. */
export async function paid(sipay: Sipay, own: Parameters<typeof begun>[1] = {}) {
  const all = await begun(sipay, own);
  await sipay.decide(all.orderNo, true);
  await settlePayment(testContext(), all.invoiceId);
  return all;
}

/** Somebody returns a ticket; what happens after the answer has happened when this ends. */
export async function giveBack({ ctx }: Person, ticketId: string): Promise<void> {
  const after: Promise<unknown>[] = [];
  await returnTicket({ ...ctx, waitUntil: (work) => void after.push(work) }, ticketId);
  await Promise.all(after);
}

/** The provider's page sends a buyer back: from another site, without a session. */
export const comeBack = (fields: Record<string, string>) =>
  visit("/api/v1/sipay/return", { form: fields, headers: { origin: "https://sipay.test", "sec-fetch-site": "cross-site" } });

/** The provider's server tells of a sale. */
export const tell = (fields: Record<string, string>) => visit("/api/v1/sipay/webhook", { form: fields });
