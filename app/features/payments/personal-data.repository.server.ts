/** Payments stay without a name: the books have to be right for ever. */
import { eventPayouts, payments } from "@schema/payments";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const paymentPlaces: PersonalColumn[] = [
  { table: payments, column: payments.userId, stage: "content", onDeletion: "detach", exported: { without: [payments.link] } },
  { table: eventPayouts, column: eventPayouts.notedBy, ...ACTED },
  { table: eventPayouts, column: eventPayouts.undoneBy, ...ACTED },
];
