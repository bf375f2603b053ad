/** Payments, refunds and what the provider sent, in D1. The books and the seats follow by triggers (`payments_captured` and others). */
import { type ledgerAccounts, ledgerQuarters, payments, providerEvents, refunds } from "@schema/payments";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { MINUTE } from "~/platform/clock";
import type { AdminContext, Context, SignedInContext } from "~/platform/context";
import { columns, rawStatement, reasonOf, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { isTriable } from "~/platform/jobs.server";
import { overAt } from "~/platform/told-date.server";
import { contractFacts, type ShownContract } from "./contract.repository.server";

type Base = Pick<Context, "db" | "clock">;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type RefundReason = RefundRow["reason"];

/** The first time that the provider is asked about a payment that nobody came back from. */
const FIRST_CHECK = 5 * MINUTE;
/** So long before its seats are given back a payment is asked about once more, whatever else was planned. */
const LAST_CHECK = 2 * MINUTE;

/** An order of the actor's own that waits to be paid. */
export interface PendingOrder {
  orderId: string;
  amount: number;
  expiresAt: number;
  refundUntil: number;
  /** The promo code that made it cheaper. */
  promoCode: string | null;
  eventName: string;
  firstAt: number;
  location: string;
  /** What was ordered, and all else that its contract is made of, as JSON. */
  facts: string;
}

/** An event that still takes place, and so do the dates of the order's tickets: nobody pays for another. */
const isToCome = (now: number) => sql`e.deleted_at IS NULL AND e.cancelled_at IS NULL AND e.last_at > ${now} AND NOT EXISTS (
  SELECT 1 FROM tickets AS t JOIN ticket_categories AS c ON c.category_id = t.category_id JOIN event_dates AS d ON d.key = c.date_key
  WHERE t.order_id = o.order_id AND ${overAt()} <= ${now})`;

/**
 * The order of the actor that waits to be paid for an event.
 * @param orderId which one; the latest unless given
 */
export async function findPending(
  { db, clock, actor }: SignedInContext,
  eventId: string,
  orderId?: string,
): Promise<PendingOrder | undefined> {
  const isAskedFor = orderId === undefined ? sql`1` : sql`o.order_id = ${orderId}`;
  const [[row]] = await db.batch([
    rawStatement<PendingOrder>(
      db,
      sql`SELECT o.order_id AS orderId, o.amount, o.expires_at AS expiresAt, o.refund_until + coalesce(s.soonest - e.first_at, 0) AS refundUntil,
        o.promo_code AS promoCode, e.name AS eventName, coalesce(s.soonest, e.first_at) AS firstAt, e.location,
        ${contractFacts} AS facts
        FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id
        LEFT JOIN (SELECT t.order_id, min(coalesce(d.starts_at, v.first_at)) AS soonest FROM tickets AS t JOIN events AS v ON v.event_id = t.event_id
          JOIN ticket_categories AS c ON c.category_id = t.category_id LEFT JOIN event_dates AS d ON d.key = c.date_key
          WHERE t.user_id = ${actor.userId} AND t.event_id = ${eventId} GROUP BY t.order_id) AS s ON s.order_id = o.order_id
        WHERE o.user_id = ${actor.userId} AND o.event_id = ${eventId} AND o.status = 'pending' AND o.expires_at > ${clock.now()}
          AND ${isToCome(clock.now())} AND ${isAskedFor} ORDER BY o.key DESC LIMIT 1`,
    ),
  ]);
  return row;
}

/**
 * Writes a try to pay an order of the actor that still waits, with the contract that they agreed to, while it says what the order is.
 * @returns whether both hold
 */
export async function insertPayment(
  { db, clock, actor }: SignedInContext,
  invoiceId: string,
  { orderId, facts }: Pick<PendingOrder, "orderId" | "facts">,
  contract: ShownContract,
): Promise<boolean> {
  const now = clock.now();
  const isPayable = sql`o.order_id = ${orderId} AND o.user_id = ${actor.userId} AND o.status = 'pending' AND o.expires_at > ${now} AND o.amount > 0
    AND ${isToCome(now)} AND ${contractFacts} = ${facts}`;
  const [, made] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO sale_contracts (order_id, hash, version, locale, text, seller, created_at)
        SELECT o.order_id, ${contract.hash}, ${contract.version}, ${contract.locale}, ${contract.text}, ${contract.seller}, ${now}
        FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id WHERE ${isPayable} ON CONFLICT DO NOTHING`,
    ),
    returning(
      db,
      sql`INSERT INTO payments (invoice_id, order_id, event_id, user_id, amount, contract_hash, next_check_at, created_at, updated_at)
        SELECT ${invoiceId}, o.order_id, o.event_id, o.user_id, o.amount, ${contract.hash}, max(${now + MINUTE}, min(${now + FIRST_CHECK}, o.expires_at - ${LAST_CHECK})), ${now}, ${now}
        FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id WHERE ${isPayable}`,
      { invoiceId: payments.invoiceId },
    ),
  ]);
  return made.length > 0;
}

/** Keeps where a payment is made. */
export const setLink = ({ db, clock }: Base, invoiceId: string, link: string) =>
  db.update(payments).set({ link, updatedAt: clock.now() }).where(eq(payments.invoiceId, invoiceId));

/** One payment, whoever's it is. */
export async function findPayment({ db }: Pick<Context, "db">, invoiceId: string): Promise<PaymentRow | undefined> {
  return (await db.select().from(payments).where(eq(payments.invoiceId, invoiceId)))[0];
}

/** The statement that asks for money back that an order's seats don't use. */
const refundUnseated = ({ db, clock }: Base, invoiceId: string) =>
  returning(
    db,
    sql`INSERT INTO refunds (refund_id, invoice_id, amount, reason, status, next_try_at, created_at, updated_at)
      SELECT ${newId("refund", clock.now())}, p.invoice_id, p.captured, 'unseated', 'requested', ${clock.now()}, ${clock.now()}, ${clock.now()} FROM payments AS p
      WHERE p.invoice_id = ${invoiceId} AND p.captured > 0 AND p.refunded = 0 AND p.captured <= (
        SELECT coalesce(sum(iif(credit = 'buyer', amount, -amount)), 0) FROM ledger_entries WHERE order_id = p.order_id AND (debit = 'buyer' OR credit = 'buyer'))
        - (SELECT coalesce(sum(r.amount), 0) FROM refunds AS r JOIN payments AS q ON q.invoice_id = r.invoice_id WHERE q.order_id = p.order_id AND r.status = 'requested')`,
    { refundId: refunds.refundId },
  );

/** The statement that says of a payment that goes back in full that no seat was given for it. */
const withoutSeats = ({ db }: Pick<Context, "db">, invoiceId: string) =>
  db
    .update(payments)
    .set({ isSeated: false })
    .where(
      sql`${eq(payments.invoiceId, invoiceId)} AND EXISTS (SELECT 1 FROM refunds AS r WHERE r.invoice_id = ${invoiceId} AND r.reason = 'unseated')`,
    );

/**
 * Takes down that the provider has the money, once, with everything that follows: the order is paid, its seats are the
 * buyer's, the books say so. Where there is no room any more, the event is over, cancelled or deleted, or the order is paid already, the money is asked back in the same batch.
 */
export async function capture({ db, clock }: Base, invoiceId: string): Promise<void> {
  const taken = (isSeated: boolean) =>
    db.batch([
      db
        .update(payments)
        .set({
          status: "paid" as const,
          captured: sql`${payments.amount}`,
          isSeated,
          problem: null,
          nextCheckAt: null,
          updatedAt: clock.now(),
        })
        .where(and(eq(payments.invoiceId, invoiceId), eq(payments.captured, 0))),
      refundUnseated({ db, clock }, invoiceId),
      withoutSeats({ db }, invoiceId),
    ]);
  try {
    await taken(true);
  } catch (failed) {
    if (!/ticket_categories_room|events_room|tickets_per_person|ticket_promos_uses/.test(reasonOf(failed))) throw failed;
    await taken(false);
  }
}

interface Delay {
  status: "open" | "failed" | "unpaid";
  /** When to ask again; null for never. */
  next: number | null;
  problem: string | null;
  /** Whether it was asked because somebody came back, beside what the job has planned. */
  isHint: boolean;
}

/** Takes down that a payment isn't there yet, or never will be. The job asks once more before the seats are given back. */
export function putOff({ db, clock }: Base, invoiceId: string, { status, next, problem, isHint }: Delay) {
  const planned = isHint ? sql`coalesce(${payments.nextCheckAt}, ${next})` : sql`${next}`;
  const lastCheck = sql`(SELECT expires_at - ${LAST_CHECK} FROM ticket_orders WHERE order_id = ${payments.orderId} AND expires_at > ${clock.now() + LAST_CHECK})`;
  return db
    .update(payments)
    .set({
      status,
      problem,
      updatedAt: clock.now(),
      nextCheckAt: next === null ? null : sql`min(${planned}, coalesce(${lastCheck}, ${planned}))`,
      checks: sql`${payments.checks} + ${isHint ? 0 : 1}`,
    })
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.captured, 0)));
}

/** So many refunds are paid in one run of the job, and so many payments are asked about: few enough for the calls that one run of a Worker may make. */
const REFUNDS_AT_ONCE = 20;
const PAYMENTS_AT_ONCE = 200;

/** The names under which what failed unexpectedly is kept and tried again later. */
export const PAYMENTS_JOB = "payments";
export const REFUNDS_JOB = "refunds";

/** Whether somebody came back from it, or the provider told of it. */
const isToldOf = sql`EXISTS (SELECT 1 FROM provider_events AS v WHERE v.invoice_id = ${payments.invoiceId} AND v.verdict = 'accepted')`;
/** When its order's seats go back on sale; null when nothing is held. */
const holdEndsAt = sql`(SELECT expires_at FROM ticket_orders WHERE order_id = ${payments.orderId} AND status = 'pending')`;

/**
 * Payments whose time has come to ask the provider again: those that somebody told of first, then those whose seats go back
 * on sale next, so that no number of abandoned ones costs somebody who paid their seat.
 */
export const duePayments = ({ db, clock }: Base) =>
  db
    .select({ invoiceId: payments.invoiceId })
    .from(payments)
    .where(sql`${payments.nextCheckAt} <= ${clock.now()} AND ${isTriable({ clock }, PAYMENTS_JOB, payments.invoiceId)}`)
    .orderBy(sql`${isToldOf} DESC`, sql`${holdEndsAt} ASC NULLS LAST`, asc(payments.nextCheckAt))
    .limit(PAYMENTS_AT_ONCE);

/** That no refund of the same payment goes before: they wait for each other, or one's success would look like another's. */
const isFirst = sql`NOT EXISTS (SELECT 1 FROM refunds AS o WHERE o.invoice_id = ${refunds.invoiceId} AND o.status = 'requested' AND o.key < ${refunds.key})`;

/** Refunds that wait for the provider and for nothing else. */
export const dueRefunds = ({ db, clock }: Base) =>
  db
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .where(sql`${refunds.nextTryAt} <= ${clock.now()} AND ${isFirst} AND ${isTriable({ clock }, REFUNDS_JOB, refunds.refundId)}`)
    .orderBy(asc(refunds.nextTryAt))
    .limit(REFUNDS_AT_ONCE);

/** The refund of a ticket. */
export async function findRefundOf({ db }: Pick<Context, "db">, ticketId: string) {
  const { refundId, amount, status, updatedAt } = refunds;
  return (await db.select({ refundId, amount, status, at: updatedAt }).from(refunds).where(eq(refunds.ticketId, ticketId)))[0];
}

interface OpenRefund extends Pick<RefundRow, "refundId" | "invoiceId" | "amount" | "tries"> {
  /** Kuruş of the same payment that went back already. */
  doneBefore: number;
}

/** Longer than any answer takes; whoever took a refund and was killed has lost it then. */
const CLAIM = 5 * MINUTE;

/** Takes a refund that is due, so that nobody else asks for it meanwhile, with what went back of the same payment before. */
export async function claimRefund({ db, clock }: Base, refundId: string): Promise<OpenRefund | undefined> {
  const now = clock.now();
  const [[claimed], [row]] = await db.batch([
    db
      .update(refunds)
      .set({ nextTryAt: now + CLAIM })
      .where(sql`${eq(refunds.refundId, refundId)} AND ${refunds.status} = 'requested' AND ${refunds.nextTryAt} <= ${now} AND ${isFirst}`)
      .returning({ refundId: refunds.refundId }),
    rawStatement<OpenRefund>(
      db,
      sql`SELECT r.refund_id AS refundId, r.invoice_id AS invoiceId, r.amount, r.tries,
        (SELECT coalesce(sum(d.amount), 0) FROM refunds AS d WHERE d.invoice_id = r.invoice_id AND d.status = 'done') AS doneBefore
        FROM refunds AS r WHERE r.refund_id = ${refundId}`,
    ),
  ]);
  return claimed && row;
}

/** Takes down how a refund went; one that is settled stays so. */
export const settleRefund = (
  { db, clock }: Base,
  refundId: string,
  { status, next }: { status: "requested" | "done" | "failed"; next: number | null },
) =>
  db
    .update(refunds)
    .set({ status, nextTryAt: next, tries: sql`${refunds.tries} + 1`, updatedAt: clock.now() })
    .where(and(eq(refunds.refundId, refundId), eq(refunds.status, "requested")));

/** Asks again for a refund that the provider refused. @returns whether there was one */
export async function reopenRefund({ db, clock }: AdminContext, refundId: string): Promise<boolean> {
  const now = clock.now();
  const done = await db
    .update(refunds)
    .set({ status: "requested", nextTryAt: now, updatedAt: now })
    .where(and(eq(refunds.refundId, refundId), eq(refunds.status, "failed")))
    .returning({ refundId: refunds.refundId });
  return done.length > 0;
}

/** The statement that asks money back for a ticket that was just returned; it does nothing for one that cost nothing, or was asked for before. */
export const refundTicket = ({ db, clock }: Base, ticketId: string, reason: RefundReason) =>
  returning(
    db,
    sql`INSERT INTO refunds (refund_id, invoice_id, ticket_id, amount, reason, status, next_try_at, created_at, updated_at)
      SELECT ${newId("refund", clock.now())}, p.invoice_id, t.ticket_id, t.price, ${reason}, 'requested', ${clock.now()}, ${clock.now()}, ${clock.now()}
      FROM tickets AS t JOIN payments AS p ON p.order_id = t.order_id AND p.is_seated = 1 AND p.captured - p.refunded >= t.price
      WHERE t.ticket_id = ${ticketId} AND t.state = 'refunded' AND t.price > 0 ORDER BY p.key LIMIT 1 ON CONFLICT DO NOTHING`,
    { refundId: refunds.refundId },
  );

/** Stores what the provider sent, once. @returns whether it is new */
export async function insertEvent(
  { db, clock }: Base,
  event: Omit<typeof providerEvents.$inferInsert, "key" | "createdAt">,
): Promise<boolean> {
  const made = await db
    .insert(providerEvents)
    .values({ ...event, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ key: providerEvents.key });
  return made.length > 0;
}

const MOST_SHOWN = 100;

interface MyPayment extends Pick<PaymentRow, "invoiceId" | "eventId" | "amount" | "refunded" | "status" | "createdAt"> {
  eventName: string;
  /** Whether there is a contract that it began with. */
  hasContract: number;
}

/** The actor's payments with what went back, the latest first. */
export async function findMine({ db, actor }: SignedInContext): Promise<MyPayment[]> {
  const [rows] = await db.batch([
    rawStatement<MyPayment>(
      db,
      sql`SELECT p.invoice_id AS invoiceId, p.event_id AS eventId, e.name AS eventName, p.amount, p.refunded, p.status, p.created_at AS createdAt, p.contract_hash IS NOT NULL AS hasContract
        FROM payments AS p JOIN events AS e ON e.event_id = p.event_id WHERE p.user_id = ${actor.userId} ORDER BY p.key DESC LIMIT ${MOST_SHOWN}`,
    ),
  ]);
  return rows;
}

interface Confirmation extends Pick<PaymentRow, "status" | "problem" | "eventId"> {
  isSeated: number;
  orderStatus: string;
  /** One of its tickets. */
  ticketId: string | null;
}

/** A payment of the actor with what became of its order. */
export async function findConfirmation({ db, actor }: SignedInContext, invoiceId: string): Promise<Confirmation | undefined> {
  const [[row]] = await db.batch([
    rawStatement<Confirmation>(
      db,
      sql`SELECT p.status, p.problem, p.is_seated AS isSeated, p.event_id AS eventId, o.status AS orderStatus,
        (SELECT min(ticket_id) FROM tickets WHERE order_id = o.order_id AND state = 'valid') AS ticketId
        FROM payments AS p JOIN ticket_orders AS o ON o.order_id = p.order_id WHERE p.invoice_id = ${invoiceId} AND p.user_id = ${actor.userId}`,
    ),
  ]);
  return row;
}

/** As the trigger of the books cuts time. */
const QUARTER = 900_000;

/** What was moved to and from an account, in kuruş. */
interface AccountDay {
  account: (typeof ledgerAccounts)[number];
  debit: number;
  credit: number;
}

/** What admins look at: what doesn't settle, refunds that were refused, what was sent and not believed, and the books of some days. */
export async function readBooks({ db }: AdminContext, { from, until }: { from: number; until: number }) {
  const [open, failed, refused, accounts] = await db.batch([
    db
      .select(
        columns({
          invoiceId: payments.invoiceId,
          amount: payments.amount,
          status: payments.status,
          problem: payments.problem,
          checks: payments.checks,
          createdAt: payments.createdAt,
        }),
      )
      .from(payments)
      .where(sql`${payments.problem} IS NOT NULL`)
      .orderBy(desc(payments.key))
      .limit(MOST_SHOWN),
    db
      .select({
        refundId: refunds.refundId,
        invoiceId: refunds.invoiceId,
        amount: refunds.amount,
        reason: refunds.reason,
        updatedAt: refunds.updatedAt,
      })
      .from(refunds)
      .where(eq(refunds.status, "failed"))
      .orderBy(desc(refunds.key))
      .limit(MOST_SHOWN),
    db
      .select({
        key: providerEvents.key,
        kind: providerEvents.kind,
        invoiceId: providerEvents.invoiceId,
        verdict: providerEvents.verdict,
        createdAt: providerEvents.createdAt,
      })
      .from(providerEvents)
      .where(sql`${providerEvents.verdict} <> 'accepted'`)
      .orderBy(desc(providerEvents.key))
      .limit(MOST_SHOWN),
    rawStatement<AccountDay>(
      db,
      sql`SELECT account, sum(debit) AS debit, sum(credit) AS credit FROM ${ledgerQuarters}
        WHERE quarter >= ${from / QUARTER} AND quarter < ${until / QUARTER} GROUP BY account ORDER BY account`,
    ),
  ]);
  return { open, failed, refused, accounts: accounts as AccountDay[] };
}
