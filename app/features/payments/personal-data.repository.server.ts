/** Payments stay without a name: the books have to be right for ever. */
import { payments } from "@schema/payments";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const paymentPlaces: PersonalColumn[] = [
  { table: payments, column: payments.userId, stage: "content", onDeletion: "detach", exported: { without: [payments.link] } },
];
