/** Whatever happens to an order of paid tickets, in whatever order: money and tickets agree after every step, and all of it settles. */
import { events } from "@schema/events";
import { payments, refunds } from "@schema/payments";
import { tickets } from "@schema/tickets";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { retryRefund, settleDue } from "../../../app/features/payments/refunds.service.server";
import { cancelOrder, endHolds } from "../../../app/features/tickets/orders.service.server";
import { refundCancelled } from "../../../app/features/tickets/returns.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import type { Sipay } from "../../../workers/stand-ins/sipay";
import { disagreements, heldBy, miscounts, worthOf } from "../../support/books";
import { agreeAndPay, comeBack, giveBack, openSipay, tell } from "../../support/sipay";
import { env, type Person, signUp, testContext } from "../../support/site";
import { addCategory, addTicketedEvent, order } from "../../support/tickets";
import { sweepSettings } from "../../support/worker-sweep";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { db } = testContext();

/** So many courses of events are tried; `PAYMENT_RUNS=2000` for a long run. */
const RUNS = Number((env as { PAYMENT_RUNS?: string }).PAYMENT_RUNS ?? 30);
const SEED = [...sweepSettings.seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

interface Try {
  sipay: Sipay;
  buyer: Person;
  rival: Person;
  eventId: string;
  freeCategoryId: string;
  orderId: string;
  /** How far its clock is ahead, in milliseconds. */
  ahead: number;
}

const contextOf = ({ ahead }: Try) => testContext({ clock: { now: () => Date.now() + ahead } });
const asBuyer = (each: Try) => ({ ...each.buyer, ctx: { ...each.buyer.ctx, clock: contextOf(each).clock } });

/** The event has three seats: two are on hold for the buyer, who pays for them; whoever comes for free gets what is left. */
async function begin(sipay: Sipay): Promise<Try> {
  recover(sipay);
  const { eventId, categoryId } = await addTicketedEvent({ price: 5000 }, { capacityKind: "custom", capacity: 3 });
  const [buyer, rival, freeCategoryId] = [await signUp(), await signUp(), await addCategory(eventId)];
  const { order: made } = await order(buyer, eventId, categoryId, 2);
  await agreeAndPay(buyer.ctx, eventId, made.orderId);
  return { sipay, buyer, rival, eventId, freeCategoryId, orderId: made.orderId, ahead: 0 };
}

const invoicesOf = async ({ orderId }: Try) =>
  (await db.select({ invoiceId: payments.invoiceId }).from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.key)).map(
    ({ invoiceId }) => invoiceId,
  );

/** The provider's sale of one of the order's payments. */
async function saleOf(each: Try, at: number) {
  const invoices = await invoicesOf(each);
  const sales = [...each.sipay.sales.values()].filter(({ invoiceId }) => invoices.includes(invoiceId));
  const sale = sales[at % sales.length];
  if (!sale) throw new Error("The provider was asked for nothing");
  return sale;
}

/** What the provider sends about a sale as it stands. */
async function fieldsOf(each: Try, at: number): Promise<Record<string, string>> {
  const sale = await saleOf(each, at);
  return each.sipay.fieldsOf(sale, sale.state === "paid");
}

async function returnSeat(each: Try, at: number): Promise<void> {
  const own = await db.select().from(tickets).where(eq(tickets.orderId, each.orderId)).orderBy(tickets.key);
  await giveBack(asBuyer(each), own[at % 2]?.ticketId ?? "");
}

const setDeleted = (each: Try, deletedAt: number | null) => db.update(events).set({ deletedAt }).where(eq(events.eventId, each.eventId));

const setCancelled = (each: Try, cancelledAt: number | null) =>
  db
    .update(events)
    .set({ cancelledAt, cancelReason: cancelledAt === null ? null : "The speaker is ill." })
    .where(eq(events.eventId, each.eventId));

/** All that can happen; the number chooses one of several payments or tickets. */
const happenings = {
  pays: async (each, at) => void (await each.sipay.decide((await saleOf(each, at)).orderNo, true)),
  isDeclined: async (each, at) => void (await each.sipay.decide((await saleOf(each, at)).orderNo, false)),
  beginsAgain: async (each) => void (await agreeAndPay(asBuyer(each).ctx, each.eventId, each.orderId)),
  comesBack: async (each, at) => void (await comeBack(await fieldsOf(each, at))),
  isToldOf: async (each, at) => void (await tell(await fieldsOf(each, at))),
  isToldOfTwice: async (each, at) => void (await Promise.all([tell(await fieldsOf(each, at)), tell(await fieldsOf(each, at))])),
  isAskedAbout: async (each, at) => void (await settlePayment(contextOf(each), (await saleOf(each, at)).invoiceId)),
  jobRuns: async (each) => void (await settleDue(contextOf(each))),
  twoJobsRun: async (each) => void (await Promise.all([settleDue(contextOf(each)), settleDue(contextOf(each))])),
  expires: async (each) => {
    each.ahead += 16 * MINUTE;
    await endHolds(contextOf(each));
  },
  isGivenUp: (each) => cancelOrder(asBuyer(each).ctx, each.orderId),
  rivalComes: async (each) => void (await order(each.rival, each.eventId, each.freeCategoryId, 2)),
  isReturned: returnSeat,
  isReturnedTwice: async (each, at) => void (await Promise.all([returnSeat(each, at), returnSeat(each, at).catch(expectRefusal)])),
  eventIsDeleted: async (each) => void (await setDeleted(each, Date.now() + each.ahead)),
  eventIsCancelled: async (each) => void (await setCancelled(each, Date.now() + each.ahead)),
  eventIsTakenUpAgain: async (each) => void (await setCancelled(each, null)),
  eventIsRestored: async (each) => void (await setDeleted(each, null)),
  cancellationsAreRefunded: async (each) => {
    each.ahead += 31 * MINUTE;
    await refundCancelled(contextOf(each));
  },
  providerFails: async ({ sipay: { faults } }, at) => {
    Object.assign(faults, { isDown: at % 4 === 0, isGarbage: at % 4 === 1, losesAnswers: at % 4 === 2, refusesRefunds: at % 4 === 3 });
  },
  providerIsWell: async ({ sipay }) => recover(sipay),
} satisfies Record<string, (each: Try, at: number) => Promise<void>>;

const recover = ({ faults }: Sipay): void =>
  void Object.assign(faults, { isDown: false, isGarbage: false, losesAnswers: false, refusesRefunds: false });

/** What people ask for may be refused in words; everything else is a defect. */
function expectRefusal(failed: unknown): void {
  if (!isDomainError(failed)) throw failed;
}

/** The provider is well again, admins ask again for refunds that it refused, and the jobs run for eight days. */
async function settleAll(each: Try, admin: Person): Promise<void> {
  recover(each.sipay);
  const invoices = await invoicesOf(each);
  const refused = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, "failed"), sql`invoice_id IN (SELECT value FROM json_each(${JSON.stringify(invoices)}))`));
  for (const { refundId } of refused) await retryRefund(admin.ctx, refundId);
  for (const step of [20, 31, 16, 16, 16, ...Array<number>(8).fill(DAY / MINUTE + 60)]) {
    each.ahead += step * MINUTE;
    await endHolds(contextOf(each));
    await refundCancelled(contextOf(each));
    await settleDue(contextOf(each));
  }
}

type Happening = keyof typeof happenings;

/** Lets one course of events happen to a new order. */
async function tryCourse(sipay: Sipay, admin: Person, steps: [name: Happening, at: number][]): Promise<void> {
  const each = await begin(sipay);
  for (const [name, at] of steps) {
    await happenings[name](each, at).catch(expectRefusal);
    expect([name, await disagreements(each.eventId), await miscounts(each.eventId)]).toEqual([name, [], []]);
  }
  await settleAll(each, admin);
  expect([await disagreements(each.eventId), await miscounts(each.eventId)]).toEqual([[], []]);
  expect(heldBy(sipay, new Set(await invoicesOf(each)))).toBe(await worthOf(each.orderId));
  expect(await db.$count(refunds, eq(refunds.status, "requested"))).toBe(0);
}

/** Any course of events. */
const course = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(happenings) as Happening[])), fc.nat(7)), { minLength: 4, maxLength: 16 });

test("whatever happens in whatever order: no ticket without money, no money without a ticket or a refund, and the books balance after every step", async () => {
  const [sipay, admin] = [openSipay(), await signUp({ userRole: "admin" })];
  const property = fc.asyncProperty(course, (steps) => tryCourse(sipay, admin, steps));
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test("without the trigger that enters a returned ticket in the books, the books refuse to pay out what they don't owe", async () => {
  await db.run(sql`DROP TRIGGER tickets_returned`);
  const steps: Parameters<typeof tryCourse>[2] = [
    ["pays", 0],
    ["comesBack", 0],
    ["isReturned", 0],
  ];
  await expect(tryCourse(openSipay(), await signUp({ userRole: "admin" }), steps)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("ledger_entries_funded") },
  });
});
