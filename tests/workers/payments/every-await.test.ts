/** A purchase whose Worker is killed at every one of its waits: nothing is lost or done twice, and the job settles it. */
import { payments, refunds } from "@schema/payments";
import { ticketOrders, tickets } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { receiveHint } from "../../../app/features/payments/payments.service.server";
import { settleDue } from "../../../app/features/payments/refunds.service.server";
import { endHolds, placeOrder } from "../../../app/features/tickets/orders.service.server";
import { returnTicket } from "../../../app/features/tickets/returns.service.server";
import type { Context, SignedInContext } from "../../../app/platform/context";
import { isDomainError } from "../../../app/platform/errors/define";
import type { Sipay } from "../../../workers/stand-ins/sipay";
import { disagreements, heldBy, miscounts, worthOf } from "../../support/books";
import { type Death, lifeUntil } from "../../support/mortal";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { type Person, signUp, testContext } from "../../support/site";
import { addTicketedEvent, orderKey } from "../../support/tickets";

const MINUTE = 60_000;
const { db } = testContext();
const later = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });

interface Purchase {
  sipay: Sipay;
  buyer: Person;
  eventId: string;
  categoryId: string;
  key: string;
}

const asBuyer = (ctx: Context, { buyer }: Purchase) => ({ ...ctx, actor: buyer.ctx.actor }) as SignedInContext;
const place = (ctx: Context, each: Purchase) =>
  placeOrder(asBuyer(ctx, each), each.eventId, [{ category_id: each.categoryId, quantity: 2 }], each.key);
const saleOf = ({ sipay, eventId }: Purchase, orderInvoices: readonly string[]) =>
  [...sipay.sales.values()].filter(({ invoiceId }) => eventId && orderInvoices.includes(invoiceId)).at(-1);
const invoicesOf = async ({ eventId }: Purchase) =>
  (await db.select({ invoiceId: payments.invoiceId }).from(payments).where(eq(payments.eventId, eventId))).map(
    ({ invoiceId }) => invoiceId,
  );
const seatsIn = (each: Purchase, state: "valid" | "held" | "refunded") =>
  db
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, each.eventId), eq(tickets.state, state)))
    .orderBy(tickets.key);

/** What a buyer does, each step as if nothing of it had happened before: order, pay, come back, return one of two seats. */
async function buy(ctx: Context, each: Purchase): Promise<void> {
  const { order } = await place(ctx, each);
  if (order.status === "pending") {
    await agreeAndPay(asBuyer(ctx, each), each.eventId, order.orderId);
    const sale = saleOf(each, await invoicesOf(each));
    const { fields } = await each.sipay.decide(sale?.orderNo ?? "", true);
    await receiveHint(ctx, "return", fields);
  }
  const [ticket] = await seatsIn(each, "valid");
  if (ticket && (await seatsIn(each, "refunded")).length === 0) await returnTicket(asBuyer(ctx, each), ticket.ticketId);
}

/** One purchase in a life that ends. @returns whether it ended, and the waits until then */
async function liveThrough(each: Purchase, death: Death | null) {
  const life = lifeUntil(death);
  const alive = globalThis.fetch;
  globalThis.fetch = (input: RequestInfo | URL, init?: RequestInit) => life.wait(() => alive(input, init));
  const ctx = life.context();
  await buy(ctx, each).catch((failed) => {
    if (!life.isDead()) throw failed;
  });
  await ctx.ended();
  globalThis.fetch = alive;
  return { isDead: life.isDead(), waits: life.count() };
}

/** Runs the jobs until nothing is due, on a clock that goes on. */
async function settle(): Promise<void> {
  for (const minutes of [6, 14, 40, 60, 80, 160]) {
    await endHolds(later(minutes));
    await settleDue(later(minutes));
  }
}

async function newPurchase(sipay: Sipay, buyer: Person): Promise<Purchase> {
  return { sipay, buyer, ...(await addTicketedEvent({ price: 5000, quantity: 3 })), key: orderKey() };
}

const expectAgreement = async (each: Purchase) => {
  const [made] = await db.select().from(ticketOrders).where(eq(ticketOrders.eventId, each.eventId));
  expect([await disagreements(), await miscounts()]).toEqual([[], []]);
  expect(heldBy(each.sipay, new Set(await invoicesOf(each)))).toBe(made ? await worthOf(made.orderId) : 0);
  return made;
};

test("a purchase is killed before and after each of its waits: the jobs settle what was begun, and sending it again brings one order and one charge", async () => {
  const sipay = openSipay();
  const buyer = await signUp();
  // The first life also asks for the provider's token, which later ones keep.
  await liveThrough(await newPurchase(sipay, buyer), null);
  const { waits } = await liveThrough(await newPurchase(sipay, buyer), null);
  expect(waits).toBeGreaterThan(10);
  for (let at = 0; at < waits; at++) {
    for (const isAfter of [false, true]) {
      const each = await newPurchase(sipay, buyer);
      const { isDead } = await liveThrough(each, { at, isAfter });
      expect(isDead).toBe(true);
      await settle();
      await expectAgreement(each);
      await buy(testContext(), each).catch((failed) => expect(isDomainError(failed)).toBe(true));
      await settle();
      const made = await expectAgreement(each);
      expect(await db.$count(ticketOrders, eq(ticketOrders.eventId, each.eventId))).toBeLessThanOrEqual(1);
      expect([made?.status, await db.$count(refunds, eq(refunds.status, "requested"))]).toEqual([
        expect.stringMatching(/^(paid|expired)$/),
        0,
      ]);
    }
  }
});
