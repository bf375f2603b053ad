/** Who pays, and who looks after what doesn't settle. */
import { defineUseCases } from "~/platform/access/use-cases";

/** Conditions of statements, which tickets share. */
const WHAT_IS_OWED = ["beginOf", "endOf", "isOwed", "onlyAtOf"];

export const paymentUseCases = defineUseCases({
  writes: {
    startPayment: { is: ["buyer"] },
    retryRefund: "admin",
    askAgain: "admin",
    notePayout: "admin",
    undoPayout: "admin",
    // A hint: the provider is asked itself before anything is done.
    receiveHint: "everyone",
  },
  inside: [
    "settlePayment",
    "settleDue",
    "payRefund",
    "payRefundOf",
    "payDueRefunds",
    "refundStatement",
    "payoutStatements",
    ...WHAT_IS_OWED,
  ],
  reads: [
    ...["canPay", "canSell", "providerOf", "readPaymentPage", "readConfirmation", "readMyPayments"],
    ...["contractOf", "readContract", "readPaidContract", "readTermsOfSale"],
    ...["readBooks", "reconcile", "differenceOf", "readPayouts", "readRefundOf", "listDue"],
  ],
});
