/** A day's payments beside what the provider says of them: what differs is shown to admins, nothing is changed. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { providerOf } from "./payments.service.server";
import { type PaymentState, ProviderDown } from "./provider";
import * as repository from "./reconcile.repository.server";

/** What differs; the words stand in `payments:differences`. */
export type Difference = "paidThere" | "paidHere" | "amount" | "currency" | "refunds";

/** What of a payment differs between our books and the provider's; null when they agree. */
export function differenceOf(
  ours: Pick<repository.BegunPayment, "amount" | "captured" | "refunded">,
  theirs: PaymentState,
): Difference | null {
  const isPaid = theirs.state === "paid";
  if (isPaid && ours.captured === 0) return "paidThere";
  if (!isPaid && ours.captured > 0) return "paidHere";
  if (isPaid && theirs.amount !== ours.amount) return "amount";
  if (isPaid && theirs.currency !== null && theirs.currency !== "TRY") return "currency";
  return theirs.refunded === ours.refunded ? null : "refunds";
}

/**
 * Compares some of the payments that were begun in a stretch with the provider's statuses.
 * @param after the key of the last one that was compared before
 * @returns how many were compared, what differs, and where to go on; `isDown` when the provider stopped answering
 * @throws notSetUp
 */
export async function reconcile(ctx: AdminContext, stretch: repository.Stretch, after = 0) {
  const provider = providerOf(requireAdmin(ctx));
  const rows = await repository.paymentsBegun(ctx, stretch, after);
  const page = rows.slice(0, repository.AT_ONCE);
  const differences = [];
  let compared = 0;
  for (const row of page) {
    try {
      const theirs = await provider.readState(row.invoiceId);
      const difference = differenceOf(row, theirs);
      compared += 1;
      if (difference)
        differences.push({ ...row, difference, theirs: { state: theirs.state, amount: theirs.amount, refunded: theirs.refunded } });
    } catch (failed) {
      if (!(failed instanceof ProviderDown)) throw failed;
      return { compared, differences, isDown: true, next: page[compared - 1]?.key ?? after };
    }
  }
  return { compared, differences, isDown: false, next: rows.length > page.length ? (page.at(-1)?.key ?? null) : null };
}
