/** Payouts that tests set up. */
import { eventPayouts } from "@schema/payments";
import { newId } from "../../app/platform/ids";
import { testContext } from "./site";

/** Notes a payout of so many kuruş. @returns its id */
export async function addPayout(eventId: string, amount: number): Promise<string> {
  const now = Date.now();
  const payoutId = newId("payout", now);
  await testContext()
    .db.insert(eventPayouts)
    .values({ payoutId, eventId, amount, paidOn: "2026-11-01", reference: payoutId, createdAt: now });
  return payoutId;
}
