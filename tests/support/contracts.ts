/** Contracts of sale that tests set up. */
import { payments, saleContracts } from "@schema/payments";
import { newId } from "../../app/platform/ids";
import { type Person, testContext } from "./site";
import { addPending, addTicketedEvent } from "./tickets";

/** A payment that somebody began and that wasn't made, with the contract that they agreed to. @returns its invoice */
export async function addAgreedPayment(person: Pick<Person, "userId">): Promise<string> {
  const event = await addTicketedEvent({ price: 5000 });
  const now = Date.now();
  const { orderId } = await addPending(person, event, now + 60_000);
  const [invoiceId, hash] = [newId("invoice", now), "0".repeat(64)];
  const { db } = testContext();
  await db
    .insert(saleContracts)
    .values({ orderId, hash, version: 1, locale: "en", text: "As it was shown.", seller: "Somebody", createdAt: now });
  await db.insert(payments).values({
    invoiceId,
    orderId,
    eventId: event.eventId,
    userId: person.userId,
    amount: 5000,
    contractHash: hash,
    status: "failed" as const,
    createdAt: now,
    updatedAt: now,
  });
  return invoiceId;
}
