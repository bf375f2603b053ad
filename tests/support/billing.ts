/** Billing records and the right to read them, as tests set them up. */
import { billingRecords, financeRights } from "@schema/billing";
import { newId } from "../../app/platform/ids";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

/** Lets an admin read billing records. */
export async function giveFinance({ userId }: Pick<Person, "userId">): Promise<void> {
  await testContext().db.insert(financeRights).values({ userId, createdAt: Date.now() }).onConflictDoNothing();
}

/** A record that no payment wrote. @returns it */
export async function addRecord(own: Partial<typeof billingRecords.$inferInsert> = {}) {
  const now = Date.now();
  const row = {
    recordId: newId("billing", now),
    kind: "sale" as const,
    invoiceId: newId("invoice", now),
    orderId: newId("order", now),
    eventId: newId("event", now),
    eventName: "Spring concert",
    seller: "Somebody",
    buyerName: "Ayla Bilgi",
    buyerEmail: "ayla@metu.edu.tr",
    amount: 5000,
    currency: "TRY",
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(billingRecords).values(row);
  return row;
}

const withRight = async (actor: Pick<Person, "userId">, args: (recordId: string, version: number) => unknown[]) => {
  await giveFinance(actor);
  const { recordId, updatedAt } = await addRecord();
  return { args: args(recordId, updatedAt) };
};

export const billingSamples: Record<string, Sample> = {
  searchRecords: (actor) => withRight(actor, () => [{ q: "" }]),
  readRecord: (actor) => withRight(actor, (recordId) => [recordId]),
  recordsFile: (actor) => withRight(actor, () => [{ from: "2026-01-01", until: "2026-12-31" }]),
  noteReference: (actor) => withRight(actor, (recordId, version) => [recordId, { reference: "GIB2026000000001", version }]),
  giveRight: async () => ({ args: [(await signUp({ userRole: "admin" })).userId] }),
  takeRight: async () => {
    const admin = await signUp({ userRole: "admin" });
    await giveFinance(admin);
    return { args: [admin.userId] };
  },
};
