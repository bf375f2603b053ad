/** Payouts as admins note them. */
import { z } from "zod";
import { callersKey, dayField, idField, money, trimmedText } from "~/platform/forms/fields";
import { KURUS, MAX_PAYOUT, MAX_REFERENCE, MAX_UNDO_REASON } from "./payments.limits";

const TOLERANCE = 1e-6;
const isWholeKurus = (lira: number) => Math.abs(lira * KURUS - Math.round(lira * KURUS)) < TOLERANCE;

/** Money that was paid out to an event's organizers. */
export const payoutForm = z.object({
  amount: money(
    z
      .number()
      .min(1 / KURUS)
      .max(MAX_PAYOUT)
      .refine(isWholeKurus, "@payments:payouts.decimals"),
  ),
  paid_on: dayField(),
  reference: trimmedText(1, MAX_REFERENCE),
  key: callersKey,
});
export type PayoutForm = z.infer<typeof payoutForm>;

/** What was noted by mistake. */
export const undoForm = z.object({ payout_id: idField(), undo_reason: trimmedText(3, MAX_UNDO_REASON) });
export type UndoForm = z.infer<typeof undoForm>;
