/** Mails of tickets: one with the tickets, one with the receipt, once each however often the message comes. */
import { outbox } from "@schema/platform";
import { ticketOrders, tickets } from "@schema/tickets";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { CONTRACT_VERSION } from "../../../app/features/payments/content/contract";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { acceptTicket, offerTicket } from "../../../app/features/tickets/transfer.service.server";
import { mailsTo } from "../../support/mails";
import { deliver, post } from "../../support/messages";
import { openSipay, paid } from "../../support/sipay";
import { type Person, signUp, testContext } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const { db } = testContext();

/** Delivers the messages that wait for the mails of an order or a ticket, several times. */
async function deliverAll(about: string): Promise<void> {
  const at = post();
  for (const _ of [1, 2]) {
    const rows = await db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `ticket-mail:${about}%`));
    expect(rows).toHaveLength(1);
    for (const { outboxId } of rows) {
      await Promise.all([deliver(at, outboxId), deliver(at, outboxId)]);
      // As if the Worker had been killed before it wrote down that it is done.
      await db
        .update(outbox)
        .set({ status: "pending", leaseId: null, leasedUntil: null, nextAttemptAt: 0 })
        .where(eq(outbox.outboxId, outboxId));
    }
  }
}

const templatesTo = async ({ userEmail }: Person) => (await mailsTo(userEmail)).map(({ template }) => template);

test("a paid order brings its tickets and a receipt with lines, total, number and terms, once each", async () => {
  const { buyer, orderId, invoiceId, tickets: own } = await paid(openSipay(), { quantity: 2 });
  await settlePayment(testContext(), invoiceId);
  await deliverAll(orderId);
  expect((await templatesTo(buyer)).sort()).toEqual(["tickets:mail.receipt", "tickets:mail.tickets"]);
  const mails = await mailsTo(buyer.userEmail);
  const values = (template: string) => mails.find((mail) => mail.template === template)?.values ?? {};
  for (const { ticketId } of own) expect(values("tickets:mail.tickets").list).toContain(`/event/ticket/one/${ticketId}`);
  expect(values("tickets:mail.tickets").calendar).toMatch(/\/api\/v1\/event\/.+\/calendar\.ics$/);
  expect(values("tickets:mail.receipt")).toMatchObject({
    order: orderId,
    version: String(CONTRACT_VERSION),
    total: expect.stringMatching(/^100 ₺$/),
  });
  expect(values("tickets:mail.receipt").seller).toMatch(/(Seller|Satıcı): Hocam Örnek Derneği/);
  expect(values("tickets:mail.receipt").list?.split("\n")).toEqual([1, 2].map(() => expect.stringMatching(/^• Student: 50 ₺$/)));
});

test("free tickets bring no receipt, and tickets that were returned meanwhile no mail", async () => {
  const [buyer, other] = [await signUp(), await signUp()];
  const event = await addTicketedEvent();
  const { order: made } = await order(buyer, event.eventId, event.categoryId);
  await deliverAll(made.orderId);
  expect(await templatesTo(buyer)).toEqual(["tickets:mail.tickets"]);
  const { order: gone } = await order(other, event.eventId, event.categoryId);
  await db.update(tickets).set({ state: "refunded" }).where(eq(tickets.orderId, gone.orderId));
  await deliverAll(gone.orderId);
  expect(await templatesTo(other)).toEqual([]);
});

test("whoever takes a ticket over is mailed it", async () => {
  const [holder, friend] = [await signUp(), await signUp()];
  const event = await addTicketedEvent();
  const { tickets: own } = await order(holder, event.eventId, event.categoryId);
  const ticketId = own[0]?.ticketId ?? "";
  const link = await offerTicket(holder.ctx, ticketId, undefined);
  await acceptTicket(friend.ctx, ticketId, new URL(link ?? "").searchParams.get("key") ?? "");
  await deliverAll(ticketId);
  expect(await templatesTo(friend)).toEqual(["tickets:mail.tickets"]);
});

test.each([
  [24, /^(You can get a refund until|Son iade zamanı:) /],
  [-1, /^(These tickets can't be refunded any more|Bu biletler artık iade edilemez)\.$/],
])("a receipt says until when tickets may be returned, or that they mayn't any more (%i hours from now)", async (hours, sentence) => {
  const { buyer, orderId, invoiceId } = await paid(openSipay());
  await settlePayment(testContext(), invoiceId);
  await db
    .update(ticketOrders)
    .set({ refundUntil: Date.now() + hours * 3_600_000 })
    .where(eq(ticketOrders.orderId, orderId));
  await deliverAll(orderId);
  const receipt = (await mailsTo(buyer.userEmail)).find(({ template }) => template === "tickets:mail.receipt");
  expect(receipt?.values?.refund).toMatch(sentence);
});
