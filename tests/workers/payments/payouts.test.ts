/** Paying organizers what they are due: never more, whoever notes it at once, and the books say what is left whatever happens. */

import { events } from "@schema/events";
import { eventBooks, eventPayouts, ledgerEntries } from "@schema/payments";
import { auditEntries } from "@schema/platform";
import { and, eq, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { actFilters } from "../../../app/features/audit/audit.schemas";
import { listActs } from "../../../app/features/audit/audit.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { listDue, notePayout, readPayouts, undoPayout } from "../../../app/features/payments/payouts.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import type { Sipay } from "../../../workers/stand-ins/sipay";
import { disagreements } from "../../support/books";
import { agreeAndPay, giveBack, openSipay, paid } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order, raceRounds, seatsOf } from "../../support/tickets";

const { db } = testContext();
let serial = 0;
const payout = (amount: number) => ({ amount, paid_on: "2026-11-01", reference: `TR-${serial++}` });

const booksOf = async (eventId: string) => (await db.select().from(eventBooks).where(eq(eventBooks.eventId, eventId)))[0];
const standing = (eventId: string) =>
  db
    .select()
    .from(eventPayouts)
    .where(and(eq(eventPayouts.eventId, eventId), isNull(eventPayouts.undoneAt)))
    .orderBy(eventPayouts.key);

/** What of some at once was refused, by its code. */
async function refusedOf(all: Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(all);
  return results.flatMap((each) => (each.status === "rejected" && isDomainError(each.reason) ? [each.reason.code] : []));
}

test("a payout is noted with its line in the audit and the books, and what is left is due", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await paid(openSipay(), { quantity: 2 });
  const form = { amount: "60,50", paid_on: "2026-11-01", reference: "TR 42" };
  const answer = await visit(`/admin/sipay/payouts/${eventId}`, { as: admin, form, headers: { "accept-language": "tr" } });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/admin/sipay/payouts/${eventId}`]);
  expect(await readPayouts(admin.ctx, eventId)).toMatchObject({ sold: 10_000, refunded: 0, paid: 6050, rest: 3950 });
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.eventId, eventId), eq(ledgerEntries.credit, "payout")));
  expect(entries).toMatchObject([{ debit: "organizer", amount: 6050, orderId: null }]);
  const [said] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, eventId), eq(auditEntries.act, "payout.add")));
  expect(said).toMatchObject({ actorId: admin.userId, after: { amount: 6050, paidOn: "2026-11-01", reference: "TR 42" } });
  const told = async (locale: "en" | "tr") => (await listActs({ ...admin.ctx, locale }, actFilters.parse({ q: eventId }))).items[0]?.said;
  expect(await told("en")).toBe("noted a payout of 60.50 ₺ to an organizer, paid on 1 Nov 2026");
  expect(await told("tr")).toBe("organizatöre 1 Kas 2026 tarihinde yapılan 60,50 ₺ tutarındaki ödemeyi kaydetti");
  const [standingOne] = await standing(eventId);
  await undoPayout(admin.ctx, eventId, { payout_id: standingOne?.payoutId ?? "", undo_reason: "typed twice" });
  expect(await told("en")).toBe("undid a payout of 60.50 ₺ to an organizer");
});

test("what is typed is refused in words: more than is due, what isn't due at all, a day ahead, half a kuruş", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await paid(openSipay());
  const send = async (own: object, path = eventId) =>
    (
      await visit(`/admin/sipay/payouts/${path}`, { as: admin, form: { amount: "10", paid_on: "2026-11-01", reference: "TR", ...own } })
    ).text();
  expect(await send({ amount: "50.01" })).toContain("Only 50 ₺ is due. Enter that or less.");
  expect(await send({ paid_on: "2099-01-01" })).toContain("Choose today or an earlier day.");
  expect(await send({ amount: "10.5055" })).toContain("Enter an amount with at most two decimals.");
  const { eventId: unsold } = await addTicketedEvent({ price: 5000 });
  await expect(notePayout(admin.ctx, unsold, payout(1))).rejects.toMatchObject({ code: "payments.nothingDue" });
  await expect(notePayout(admin.ctx, "event-none", payout(1))).rejects.toMatchObject({ code: "payments.noEvent" });
  expect(await standing(eventId)).toEqual([]);
});

/** Several admins note all that is due at once. */
async function rush(admin: Person) {
  const { eventId } = await paid(openSipay(), { quantity: 2 });
  const refused = await refusedOf(Array.from({ length: 5 }, () => notePayout(admin.ctx, eventId, payout(100))));
  return { refused, books: await booksOf(eventId) };
}

test("of several who note all that is due at once one does, every time", async () => {
  const admin = await signUp({ userRole: "admin" });
  for (let round = 0; round < Math.min(raceRounds, 20); round++) {
    const { refused, books } = await rush(admin);
    expect([refused, books?.paid]).toEqual([Array(4).fill("payments.nothingDue"), 10_000]);
  }
});

test("without the trigger that holds payouts to what is due the same rush pays five times, so the rush is one", async () => {
  const [trigger] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'event_payouts_due'`);
  await db.run(sql`DROP TRIGGER event_payouts_due`);
  try {
    expect((await rush(await signUp({ userRole: "admin" }))).books?.paid).toBe(50_000);
  } finally {
    await db.run(sql.raw(trigger?.sql ?? ""));
  }
});

test("a payout that is sent twice with its key is noted once", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await paid(openSipay(), { quantity: 2 });
  const form = { ...payout(20), key: "a-key-of-this-page" };
  await Promise.all([notePayout(admin.ctx, eventId, form), notePayout(admin.ctx, eventId, form)]);
  await notePayout(admin.ctx, eventId, form);
  expect((await booksOf(eventId))?.paid).toBe(2000);
});

test("a payout is undone once, with a reason that stays, and neither it nor the books can be changed otherwise", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await paid(openSipay());
  await notePayout(admin.ctx, eventId, payout(50));
  const [noted] = await standing(eventId);
  const undo = () => undoPayout(admin.ctx, eventId, { payout_id: noted?.payoutId ?? "", undo_reason: "The bank sent it back" });
  expect(await refusedOf([undo(), undo()])).toEqual(["payments.noPayout"]);
  const { rest, payouts } = await readPayouts(admin.ctx, eventId);
  expect([rest, payouts[0]?.undoReason]).toEqual([5000, "The bank sent it back"]);
  expect(await db.$count(auditEntries, and(eq(auditEntries.subjectId, eventId), eq(auditEntries.act, "payout.undo")))).toBe(1);
  for (const change of [
    sql`UPDATE event_payouts SET amount = 1`,
    sql`UPDATE event_payouts SET undone_at = NULL, undo_reason = NULL`,
    sql`DELETE FROM event_payouts`,
  ])
    await expect(db.run(sql`${change} WHERE event_id = ${eventId}`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("event_payouts_stay") },
    });
});

test("what is refunded after a payout leaves less than nothing, and both pages and the file say so", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId, buyer, tickets } = await paid(openSipay(), { quantity: 2 });
  await notePayout(admin.ctx, eventId, { ...payout(100), reference: "TR 7" });
  await giveBack(buyer, tickets[0]?.ticketId ?? "");
  const said = "the organizer has 50 ₺ more than is due";
  for (const path of [`/admin/sipay/payouts/${eventId}`, `/event/ticket/sales/${eventId}`])
    expect(await (await visit(path, { as: admin })).text()).toContain(said);
  expect(await (await visit("/admin/sipay", { as: admin })).text()).toContain("50 ₺ too much");
  const file = await (await visit(`/api/v1/event/${eventId}/sales.csv`, { as: admin })).text();
  expect(file).toContain("Paid out: TR 7");
  expect(file.trimEnd().split(/\r?\n/).at(-1)).toMatch(/^"?Due.*-50"?$/);
  const { body } = await call<{ paid_out: number; due: number }>(`/event/${eventId}/sales`, { as: admin });
  expect(body).toMatchObject({ paid_out: 10_000, due: -5000 });
});

test("an event that is paid in full has a way to its payouts, for admins alone", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await paid(openSipay());
  const way = `/admin/sipay/payouts/${eventId}`;
  await notePayout(admin.ctx, eventId, { ...payout(50), reference: "TR all of it" });
  expect(await (await visit(`/event/ticket/sales/${eventId}`, { as: admin })).text()).toContain(`href="${way}"`);
  const books = await (await visit("/admin/sipay", { as: admin })).text();
  for (const said of [`href="${way}"`, "TR all of it"]) expect(books).toContain(said);
  const organizer = await signUp();
  await db.update(events).set({ createdBy: organizer.userId }).where(eq(events.eventId, eventId));
  const own = await (await visit(`/event/ticket/sales/${eventId}`, { as: organizer })).text();
  expect(own).toContain("TR all of it");
  expect(own).not.toContain(way);
});

test("what is due comes before what was paid too much, however long ago that was", async () => {
  const admin = await signUp({ userRole: "admin" });
  const [old, young] = [await paid(openSipay()), await paid(openSipay())];
  await notePayout(admin.ctx, old.eventId, payout(50));
  await giveBack(old.buyer, old.tickets[0]?.ticketId ?? "");
  await db.update(events).set({ lastAt: 1 }).where(eq(events.eventId, old.eventId));
  const ids = (await listDue(admin.ctx)).due.map(({ eventId }) => eventId);
  expect(ids.indexOf(young.eventId)).toBeGreaterThanOrEqual(0);
  expect(ids.indexOf(old.eventId)).toBeGreaterThan(ids.indexOf(young.eventId));
});

interface Try {
  sipay: Sipay;
  admin: Person;
  buyer: Person;
  eventId: string;
  categoryId: string;
}

/** All that moves money of an event; the number chooses how much or which. */
const acts = {
  async sells({ sipay, buyer, eventId, categoryId }, at) {
    const { order: made } = await order(buyer, eventId, categoryId, 1 + (at % 3));
    await agreeAndPay(buyer.ctx, eventId, made.orderId);
    const sale = [...sipay.sales.values()].at(-1);
    await sipay.decide(sale?.orderNo ?? "", true);
    await settlePayment(testContext(), sale?.invoiceId ?? "");
  },
  async refunds({ buyer, eventId }, at) {
    const seats = await seatsOf(eventId);
    const seat = seats[at % (seats.length || 1)];
    if (seat) await giveBack(buyer, seat.ticketId);
  },
  pays: ({ admin, eventId }, at) => notePayout(admin.ctx, eventId, payout(1 + at * 11)),
  async undoes({ admin, eventId }, at) {
    const noted = await standing(eventId);
    const payoutId = noted[at % (noted.length || 1)]?.payoutId ?? "payout-none";
    await undoPayout(admin.ctx, eventId, { payout_id: payoutId, undo_reason: "By mistake" });
  },
} satisfies Record<string, (each: Try, at: number) => Promise<void>>;

const course = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), fc.nat(14)), {
  minLength: 3,
  maxLength: 12,
});

test("in whatever order tickets are sold and refunded and payouts noted and undone: due is sold less refunded less paid, and paid never passes it by a payout", async () => {
  const sipay = openSipay();
  const [admin, buyer] = [await signUp({ userRole: "admin" }), await signUp()];
  const property = fc.asyncProperty(course, async (steps) => {
    const each = { sipay, admin, buyer, ...(await addTicketedEvent({ price: 5000, perPerson: 100 })) };
    for (const [name, at] of steps) {
      const isDone = await acts[name](each, at).then(
        () => true,
        (failed: unknown) => {
          if (isDomainError(failed)) return false;
          throw failed;
        },
      );
      const live = (await seatsOf(each.eventId)).reduce((sum, { price }) => sum + price, 0);
      const paidOut = (await standing(each.eventId)).reduce((sum, { amount }) => sum + amount, 0);
      const { sold, refunded, paid: inBooks, rest } = await readPayouts(admin.ctx, each.eventId);
      expect([name, sold - refunded, inBooks, rest]).toEqual([name, live, paidOut, live - paidOut]);
      if (name === "pays" && isDone) expect(rest).toBeGreaterThanOrEqual(0);
      expect(await disagreements(each.eventId)).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: 15 });
});

test("what is due for a cancelled event is told as such, so that nobody transfers what its buyers get back", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await paid(openSipay());
  const pages = () =>
    Promise.all(["/admin/sipay", `/admin/sipay/payouts/${eventId}`].map(async (path) => (await visit(path, { as: admin })).text()));
  const dueOf = async () => (await listDue(admin.ctx as Parameters<typeof listDue>[0])).due.find((row) => row.eventId === eventId);
  expect((await dueOf())?.isGone).toBe(0);
  expect((await pages())[1]).not.toContain("This event was cancelled");
  await db.update(events).set({ cancelledAt: Date.now(), cancelReason: "The hall is closed." }).where(eq(events.eventId, eventId));
  expect((await dueOf())?.isGone).toBe(1);
  const [list, one] = await pages();
  expect(list).toContain("Cancelled");
  expect(one).toContain("This event was cancelled, and its buyers are still to get money back");
});
