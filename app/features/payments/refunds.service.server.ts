/** Money on its way back: written down with its cause, and paid when the provider is reached, once. */
import { requireAdmin } from "~/platform/access/roles";
import { MINUTE, SECOND } from "~/platform/clock";
import type { AdminContext, Context } from "~/platform/context";
import { recordError } from "~/platform/errors/record.server";
import { eachByItself } from "~/platform/jobs.server";
import { paymentErrors } from "./payments.errors";
import * as repository from "./payments.repository.server";
import { canPay, providerOf, settlePayment } from "./payments.service.server";
import { ProviderDown, type RefundOutcome } from "./provider";

/** Which tickets of an event that is gone are owed their return, and when what they are for begins and ends. */
export { beginOf, endOf, isGone, isOwed, onlyAtOf } from "./owed.repository.server";
/** The statement that asks money back for a ticket, in the batch that returns it. */
export { refundTicket as refundStatement } from "./payments.repository.server";

const RETRY = 15 * MINUTE;
/** So often is an answer waited for that never comes; then an admin looks. */
const MAX_TRIES = 40;

/** How a refund went: one whose answer is open is done when the provider has given back what it comes to. */
async function outcomeOf(ctx: Context, refund: NonNullable<Awaited<ReturnType<typeof repository.claimRefund>>>): Promise<RefundOutcome> {
  const provider = providerOf(ctx);
  const outcome = await provider.refund(refund);
  if (outcome === "done" || outcome === "failed") return outcome;
  const { refunded } = await provider.readState(refund.invoiceId);
  return refunded >= refund.doneBefore + refund.amount ? "done" : "pending";
}

/**
 * Pays one refund that is due; one that was paid, that somebody else is about to pay, or that another one goes before, is left alone.
 * @returns whether the provider was asked
 */
export async function payRefund(ctx: Context, refundId: string): Promise<boolean> {
  const refund = await repository.claimRefund(ctx, refundId);
  if (!refund) return false;
  const again = { status: "requested", next: ctx.clock.now() + RETRY } as const;
  try {
    const outcome = await outcomeOf(ctx, refund);
    const isHopeless = outcome === "failed" || (outcome !== "done" && refund.tries >= MAX_TRIES);
    const settled = outcome === "done" ? ({ status: "done", next: null } as const) : again;
    await repository.settleRefund(ctx, refundId, isHopeless ? { status: "failed", next: null } : settled);
  } catch (failed) {
    if (!(failed instanceof ProviderDown)) throw failed;
    if (refund.tries === MAX_TRIES) await recordError(ctx, failed, "server", "sipay:refund");
    await repository.settleRefund(ctx, refundId, again);
  }
  return true;
}

/** Pays what a returned ticket cost, where it cost something; what can't be paid now the job pays. */
export async function payRefundOf(ctx: Context, ticketId: string): Promise<void> {
  if (!canPay(ctx)) return;
  const refund = await repository.findRefundOf(ctx, ticketId);
  if (refund) await payRefund(ctx, refund.refundId);
}

/** How far what a returned ticket cost is on its way back; null where nothing was paid for it. */
export const readRefundOf = async (ctx: Pick<Context, "db">, ticketId: string) => (await repository.findRefundOf(ctx, ticketId)) ?? null;

/** A Worker has six connections at a time; a provider that hangs holds a run no longer than that and one more answer. */
const RUN = { atOnce: 6, lasts: 20 * SECOND };

/** How a run went, for the panel. */
const noteOf = (what: string, { done, failed }: { done: number; failed: number }) =>
  `${done} ${what}${failed > 0 ? `, ${failed} couldn't be looked at` : ""}`;

/** Pays what waits, each by itself. @returns a note for the panel */
export async function payDueRefunds(ctx: Context): Promise<string> {
  if (!canPay(ctx)) return "not set up";
  const due = await repository.dueRefunds(ctx);
  const run = {
    idOf: ({ refundId }: { refundId: string }) => refundId,
    work: ({ refundId }: { refundId: string }) => payRefund(ctx, refundId),
    ...RUN,
  };
  return noteOf("refunds", await eachByItself(ctx, repository.REFUNDS_JOB, due, run));
}

/** Settles what is open: payments that nobody came back from, and refunds. @returns a note for the panel */
export async function settleDue(ctx: Context): Promise<string> {
  if (!canPay(ctx)) return "not set up";
  const due = await repository.duePayments(ctx);
  const payments = await eachByItself(ctx, repository.PAYMENTS_JOB, due, {
    idOf: ({ invoiceId }) => invoiceId,
    async work({ invoiceId }) {
      await settlePayment(ctx, invoiceId);
      return true;
    },
    ...RUN,
  });
  return `${noteOf("payments", payments)}; ${await payDueRefunds(ctx)}`;
}

/** Asks the provider again for a refund that it refused. @throws notFound */
export async function retryRefund(ctx: AdminContext, refundId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.reopenRefund(ctx, refundId))) throw paymentErrors.notFound();
  await payRefund(ctx, refundId);
}

/** Asks the provider again about a payment that doesn't settle. @throws notFound */
export async function askAgain(ctx: AdminContext, invoiceId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.findPayment(ctx, invoiceId))) throw paymentErrors.notFound();
  await settlePayment(ctx, invoiceId);
}

/** What admins look at. @param day in UTC milliseconds, its beginning and end */
export const readBooks = (ctx: AdminContext, day: { from: number; until: number }) => repository.readBooks(requireAdmin(ctx), day);
