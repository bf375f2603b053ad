/** Paying organizers what their events sold: what is due, and notes of what was transferred. The money itself goes from bank to bank. */
import { formatMoney } from "~/kit/format";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { idFor } from "~/platform/once.server";
import { localDay } from "~/platform/time";
import { paymentErrors } from "./payments.errors";
import { KURUS } from "./payments.limits";
import * as repository from "./payouts.repository.server";
import { restOf } from "./payouts.rules";
import type { PayoutForm, UndoForm } from "./payouts.schemas";

/** The statements that read an event's books and payouts, in the batch of its sales page. */
export { type EventBooks, type Payout, payoutStatements } from "./payouts.repository.server";

const NOTHING = { sold: 0, refunded: 0, paid: 0 };

/** An event's books with what was paid out to its organizers. @throws notFound */
export async function readPayouts(ctx: AdminContext, eventId: string) {
  const found = await repository.findPayouts(requireAdmin(ctx), eventId);
  if (!found) throw paymentErrors.noEvent();
  const { event, books = NOTHING, payouts } = found;
  return { eventId, ...event, ...books, rest: restOf(books), payouts, today: localDay(ctx.clock.now()) };
}

/** Events whose organizers aren't even, and the latest payouts of all. */
export const listDue = (ctx: AdminContext) => repository.listDue(requireAdmin(ctx));

/** Notes that money was paid out; what comes again with its key is noted already. @throws noEvent, paidAhead, moreThanDue, nothingDue, and owesBuyers while refunds of a cancelled event are owed */
export async function notePayout(ctx: AdminContext, eventId: string, { key, ...input }: PayoutForm): Promise<void> {
  requireAdmin(ctx);
  if (input.paid_on > localDay(ctx.clock.now())) throw paymentErrors.paidAhead({ field: "paid_on" });
  const payoutId = await idFor(ctx, "payout", key, { eventId, ...input });
  const payout = { payoutId, eventId, amount: Math.round(input.amount * KURUS), paidOn: input.paid_on, reference: input.reference };
  if (await repository.insertPayout(ctx, payout)) return;
  // An event that isn't there owes nobody: reading it says so.
  const { rest, isOwing } = await readPayouts(ctx, eventId);
  if (isOwing) throw paymentErrors.owesBuyers();
  throw rest > 0
    ? paymentErrors.moreThanDue({ field: "amount", rest: formatMoney(rest, ctx.locale) })
    : paymentErrors.nothingDue({ field: "amount" });
}

/** Undoes a note, with a reason: the money is due again. @throws noPayout */
export async function undoPayout(ctx: AdminContext, eventId: string, { payout_id, undo_reason }: UndoForm): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.undoPayout(ctx, { eventId, payoutId: payout_id, reason: undo_reason }))) throw paymentErrors.noPayout();
}
