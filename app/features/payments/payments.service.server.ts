/** Taking money: a buyer is sent to the provider, and whatever is told afterwards, the provider is asked before anything is believed. */
import { requireSignedIn } from "~/platform/access/roles";
import { DAY, MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { recordError } from "~/platform/errors/record.server";
import { linkOrigin } from "~/platform/http/site-origin";
import { newId, sha256 } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import { mayTakeMoney } from "~/platform/operator.server";
import type { ContractFacts } from "./contract.rules";
import { contractOf } from "./contract.service.server";
import { paymentErrors } from "./payments.errors";
import * as repository from "./payments.repository.server";
import { type PaymentProvider, type PaymentState, ProviderDown } from "./provider";
import { sipayAccount, sipayProvider } from "./sipay.client.server";
import { openFields } from "./sipay-hash.server";

/** Whether this site is set up to take money. */
export const canPay = ({ env }: Pick<Context, "env">): boolean => sipayAccount(env) !== null;

/** Whether something that costs money may be sold: the site can take money, and a seller is named. What was ordered before may be paid all the same. */
export const canSell = (ctx: Pick<Context, "env">) => mayTakeMoney(canPay(ctx));

/** @throws notSetUp */
export function providerOf({ env, clock }: Pick<Context, "env" | "clock">): PaymentProvider {
  const account = sipayAccount(env);
  if (!account) throw paymentErrors.notSetUp();
  return sipayProvider(account, clock);
}

/** What waits to be paid for an event; null when nothing does. @param orderId which order; the latest unless given */
export async function readPaymentPage(ctx: SignedInContext, eventId: string, orderId?: string) {
  const pending = await repository.findPending(ctx, eventId, orderId);
  if (!pending) return null;
  const { facts, ...shown } = pending;
  const { seats } = JSON.parse(facts) as ContractFacts;
  const made = await contractOf(ctx, facts);
  const contract = made && { information: made.information, contract: made.contract, hash: made.hash };
  return { ...shown, seats, contract, canPay: canPay(ctx) };
}

/** A name as the hosted page asks for it: its last word is the surname. */
function buyerOf(name: string): { name: string; surname: string } {
  const words = name.trim().split(/\s+/);
  const surname = words.pop() ?? "";
  return { name: words.join(" ") || surname, surname };
}

/**
 * Begins to pay an order of the actor that waits: the one that they were shown, under the contract that they were shown and agreed to.
 * @param shown the contract's hash, as the page had it
 * @returns the address of the provider's page
 * @throws nothingToPay, noSeller, contractChanged, notSetUp, providerDown
 */
export async function startPayment(ctx: SignedInContext, eventId: string, orderId: string, shown: string): Promise<string> {
  requireSignedIn(ctx);
  const provider = providerOf(ctx);
  const pending = await repository.findPending(ctx, eventId, orderId);
  if (!pending) throw paymentErrors.nothingToPay();
  const contract = await contractOf(ctx, pending.facts);
  if (!contract) throw paymentErrors.noSeller();
  if (contract.hash !== shown) throw paymentErrors.contractChanged();
  const invoiceId = newId("invoice", ctx.clock.now());
  if (!(await repository.insertPayment(ctx, invoiceId, pending, contract))) {
    // What was read a moment ago doesn't hold any more: the order ended, or its contract says something else now.
    throw (await repository.findPending(ctx, eventId, orderId)) ? paymentErrors.contractChanged() : paymentErrors.nothingToPay();
  }
  const origin = linkOrigin(ctx);
  try {
    const link = await provider.requestPayment({
      invoiceId,
      amount: pending.amount,
      currency: "TRY",
      description: pending.eventName.slice(0, 100),
      buyer: buyerOf(ctx.actor.name),
      locale: ctx.locale,
      returnUrl: `${origin}/api/v1/sipay/return`,
      cancelUrl: `${origin}/api/v1/sipay/return`,
    });
    await repository.setLink(ctx, invoiceId, link);
    return link;
  } catch (failed) {
    if (!(failed instanceof ProviderDown)) throw failed;
    await recordError(ctx, failed, "server", "sipay:link");
    throw paymentErrors.providerDown();
  }
}

/** How long to wait after each time that the provider said nothing final. */
const WAITS = [5, 15, 15, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);
const LAST_WAIT = 6 * 60 * MINUTE;
/** So long after it began a payment that nobody made counts as none, and is asked about once a day. */
const UNPAID_AFTER = DAY;
/** Then nobody asks any more. */
const GIVEN_UP = 7 * DAY;

/** What of the provider's word isn't what was asked for; null when all is. */
function mismatchOf({ invoiceId, amount, currency, refunded }: PaymentState, payment: repository.PaymentRow): string | null {
  if (invoiceId !== null && invoiceId !== payment.invoiceId) return "wrongInvoice";
  if (amount !== payment.amount) return "wrongAmount";
  if (currency !== null && currency !== payment.currency) return "wrongCurrency";
  return refunded > 0 ? "alreadyRefunded" : null;
}

/** When the provider is asked again after it said nothing final. */
function nextCheck({ checks, createdAt }: repository.PaymentRow, now: number): number | null {
  const age = now - createdAt;
  if (age > GIVEN_UP) return null;
  return now + (age > UNPAID_AFTER ? DAY : (WAITS[checks] ?? LAST_WAIT));
}

/**
 * Asks the provider how a payment stands, and does what follows from it, once, however often this is run.
 * @param isHint whether somebody brought it up; then the job asks when it would have anyway
 * @returns whether the money is here
 */
export async function settlePayment(ctx: Context, invoiceId: string, { isHint = false } = {}): Promise<boolean> {
  const payment = await repository.findPayment(ctx, invoiceId);
  if (!payment || payment.captured > 0) return payment !== undefined;
  const now = ctx.clock.now();
  try {
    const said = await providerOf(ctx).readState(invoiceId);
    const problem = said.state === "paid" ? mismatchOf(said, payment) : null;
    if (said.state === "paid" && problem === null) {
      await repository.capture(ctx, invoiceId);
      return true;
    }
    if (problem) await recordError(ctx, new Error(`A payment doesn't match: ${problem}`), "server", "sipay:status");
    const status = said.state === "failed" ? "failed" : now - payment.createdAt > UNPAID_AFTER ? "unpaid" : "open";
    await repository.putOff(ctx, invoiceId, { status, problem, next: problem ? null : nextCheck(payment, now), isHint });
  } catch (failed) {
    if (!(failed instanceof ProviderDown)) throw failed;
    const next = nextCheck(payment, now) ?? now + DAY;
    await repository.putOff(ctx, invoiceId, { status: payment.status as "open", problem: "providerDown", next, isHint });
  }
  return false;
}

/** Why something that was sent isn't believed; `accepted` when the provider is worth asking. */
async function verdictOn(ctx: Context, fields: Readonly<Record<string, string>>): Promise<string> {
  const account = sipayAccount(ctx.env);
  const opened = account && (await openFields(fields.hash_key ?? "", account.appSecret));
  if (!opened || opened.length < 3) return "badHash";
  if (opened[2] !== fields.invoice_id) return "wrongInvoice";
  return (await repository.findPayment(ctx, fields.invoice_id ?? "")) ? "accepted" : "unknownInvoice";
}

/** Fields that are kept of what was sent. */
const KEPT = [
  "sipay_status",
  "order_no",
  "order_id",
  "invoice_id",
  "status_code",
  "transaction_type",
  "payment_status",
  "error_code",
  "amount",
];
const MAX_KEPT = 200;

/** So many hints about one payment, and so many from one address that aren't believed, are looked at; buyers of one network don't share a limit. */
const hintLimits = {
  return: { max: 30, windowMs: MINUTE },
  webhook: { max: 300, windowMs: MINUTE },
} as const;

/** @returns whether a hint is within its limit */
async function isWithinLimit(ctx: Context, kind: "return" | "webhook", about: string): Promise<boolean> {
  try {
    await takeAttempt(ctx, `sipay-${kind}:${about}`, hintLimits[kind]);
    return true;
  } catch (failed) {
    if (isDomainError(failed)) return false;
    throw failed;
  }
}

/**
 * Takes what a browser or the provider's server brought: a hint that something happened. It is stored once, and the
 * provider is asked. Nobody fills the store with what isn't believed: past the limit nothing is done, and the job finds
 * out what is true.
 * @returns the invoice that it is about, and whether it is paid
 */
export async function receiveHint(
  ctx: Context,
  kind: "return" | "webhook",
  fields: Readonly<Record<string, string>>,
): Promise<{ invoiceId: string | null; verdict: string; isPaid: boolean }> {
  const verdict = await verdictOn(ctx, fields);
  const invoiceId = fields.invoice_id?.slice(0, 80) ?? null;
  const isBelieved = verdict === "accepted" && invoiceId !== null;
  if (!(await isWithinLimit(ctx, kind, isBelieved ? invoiceId : ctx.address))) return { invoiceId, verdict, isPaid: false };
  const body = Object.fromEntries(KEPT.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name].slice(0, MAX_KEPT)]])));
  const fingerprint = await sha256(`${kind} ${JSON.stringify(Object.entries(fields).sort())}`);
  const isNew = await repository.insertEvent(ctx, { fingerprint, kind, invoiceId, verdict, body });
  if (isNew && verdict !== "accepted")
    await recordError(ctx, new Error(`What Sipay's page sent isn't believed: ${verdict}`), "server", `sipay:${kind}`);
  const isPaid = isBelieved && (await settlePayment(ctx, invoiceId, { isHint: true }));
  return { invoiceId, verdict, isPaid };
}

/** What the buyer is told when they come back. @throws notFound */
export async function readConfirmation(ctx: SignedInContext, invoiceId: string) {
  const found = await repository.findConfirmation(ctx, invoiceId);
  if (!found) throw paymentErrors.notFound();
  return { ...found, isSeated: Boolean(found.isSeated) };
}

/** One's own payments. */
export const readMyPayments = (ctx: SignedInContext) => repository.findMine(ctx);
