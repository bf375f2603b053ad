/** Tickets of the seed's events: one of the demo student, one that an organizer gave, and a promo code. */
import { eq } from "drizzle-orm";
import { operator } from "../../app/features/operator/locales/tr";
import { CONTRACT_VERSION } from "../../app/features/payments/content/contract";
import { contractTexts, type SayOfSeller, wholeText } from "../../app/features/payments/contract.rules";
import type { Db } from "../../app/platform/db.server";
import { sha256 } from "../../app/platform/ids";
import { billingRecords, financeRights } from "../schema/billing";
import { events } from "../schema/events";
import { payments, saleContracts } from "../schema/payments";
import { ticketOrders, ticketPromos, tickets } from "../schema/tickets";
import { insertMany } from "./insert-many";
import { demoOperator } from "./operator";

const EVENT = "event-11";
const DAY = 86_400_000;

/** An order that the demo student didn't pay, with the contract that they agreed to. */
async function seedUnpaid(db: Db, now: number): Promise<void> {
  const [event] = await db.select().from(events).where(eq(events.eventId, "event-3"));
  if (!event) return;
  const times = { createdAt: now - 2 * DAY, updatedAt: now - 2 * DAY };
  const shared = { orderId: "order-demo-3", eventId: event.eventId, userId: "user-demo-student", amount: 15_000, ...times };
  const order = { lines: {}, refundUntil: event.firstAt - 2 * DAY, termsVersion: 1 };
  await insertMany(db, ticketOrders, [{ ...shared, ...order, status: "expired" }]);
  const facts = {
    orderId: shared.orderId,
    event: event.name,
    place: event.location,
    address: event.address,
    dates: [event.firstAt],
    seats: [{ name: "Öğrenci", onlyAt: null, price: 15_000, count: 1 }],
    amount: shared.amount,
    refundUntil: order.refundUntil,
    community: null,
    operator: demoOperator,
  };
  const say: SayOfSeller = (key, value) =>
    key === "kind" ? operator.options.kind[value as keyof typeof operator.options.kind] : operator.seller[key].replace("{{number}}", value);
  const texts = contractTexts(facts, "tr", times.createdAt, say);
  if (!texts) return;
  const text = wholeText(texts);
  const hash = await sha256(text);
  await insertMany(db, saleContracts, [
    { orderId: shared.orderId, hash, version: CONTRACT_VERSION, locale: "tr", text, seller: texts.seller, createdAt: times.createdAt },
  ]);
  await insertMany(db, payments, [{ ...shared, invoiceId: "invoice-demo-1", contractHash: hash, status: "unpaid" }]);
}

/** An old sale of an account that is gone, and the admin's right to read it. */
async function seedBilling(db: Db, now: number): Promise<void> {
  const at = now - 400 * DAY;
  await insertMany(db, billingRecords, [
    {
      recordId: "billing-demo-1",
      kind: "sale",
      invoiceId: "invoice-demo-0",
      orderId: "order-demo-0",
      eventId: EVENT,
      eventName: "Bahar Konseri",
      seller: demoOperator.name,
      buyerName: "Deniz Yıldırım",
      buyerEmail: "deniz@metu.edu.tr",
      amount: 15_000,
      currency: "TRY",
      createdAt: at,
      updatedAt: at,
    },
  ]);
  await insertMany(db, financeRights, [{ userId: "user-demo-admin", createdAt: now - DAY }]);
}

/** Writes it; running it again changes nothing. */
export async function seedTickets(db: Db, now: number): Promise<void> {
  const [event] = await db.select({ firstAt: events.firstAt }).from(events).where(eq(events.eventId, EVENT));
  if (!event) return;
  const categoryId = "ticket-category-11-1";
  const shared = { orderId: "order-demo-1", eventId: EVENT, userId: "user-demo-student", createdAt: now - DAY, updatedAt: now - DAY };
  await insertMany(db, ticketOrders, [
    { ...shared, status: "paid", lines: { [categoryId]: 1 }, amount: 0, refundUntil: event.firstAt - 2 * DAY, termsVersion: 1 },
  ]);
  await insertMany(db, tickets, [{ ...shared, ticketId: "ticket-demo-1", categoryId, price: 0, state: "valid", code: "dm7k2w9q" }]);
  const given = { ...shared, orderId: "order-demo-2", userId: "user-demo-newcomer" };
  await insertMany(db, ticketOrders, [
    {
      ...given,
      status: "paid",
      kind: "given",
      givenBy: "user-demo-moderator",
      lines: { [categoryId]: 1 },
      amount: 0,
      refundUntil: event.firstAt,
      termsVersion: 1,
    },
  ]);
  await insertMany(db, tickets, [{ ...given, ticketId: "ticket-demo-2", categoryId, price: 0, state: "valid", code: "gk4t8r3m" }]);
  await seedUnpaid(db, now);
  await seedBilling(db, now);
  await insertMany(db, ticketPromos, [
    { promoId: "promo-demo-1", eventId: "event-3", code: "BAHAR20", percent: 20, maxUses: 50, createdAt: now - DAY },
  ]);
}
