/** Payments stay without a name: the books have to be right for ever. */
import { eventPayouts, payments } from "@schema/payments";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const paymentPlaces = usedFor(
  { purpose: "payments", bases: ["contract", "duty"], recipients: ["sipay", "staff"], kept: "always", sensitivity: "confidential" },
  [
    { table: payments, column: payments.userId, stage: "content", onDeletion: "detach", exported: { without: [payments.link] } },
    { table: eventPayouts, column: eventPayouts.notedBy, ...ACTED },
    { table: eventPayouts, column: eventPayouts.undoneBy, ...ACTED },
  ],
);
