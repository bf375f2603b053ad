/** The port through which money is taken and given back; `sipay.client.server.ts` is its adapter. */

/** What a buyer is sent to the provider with. */
export interface PaymentRequest {
  invoiceId: string;
  /** Kuruş. */
  amount: number;
  currency: string;
  /** One line of the hosted page. */
  description: string;
  buyer: { name: string; surname: string };
  returnUrl: string;
  cancelUrl: string;
  locale: "en" | "tr";
}

/** How a payment stands at the provider. */
export interface PaymentState {
  state: "paid" | "failed" | "pending";
  /** As the provider has them; compared with ours before anything is believed. Null where it didn't say. */
  invoiceId: string | null;
  /** Kuruş. */
  amount: number | null;
  currency: string | null;
  /** Kuruş that it gave back so far. */
  refunded: number;
}

/** `unknown`: it was asked for before with this id, or the answer isn't known; how it ended has to be looked up. */
export type RefundOutcome = "done" | "pending" | "failed" | "unknown";

export interface PaymentProvider {
  /** @returns the address of the hosted page. @throws ProviderDown */
  requestPayment(request: PaymentRequest): Promise<string>;
  /** @throws ProviderDown when it doesn't answer, or not in words that are understood */
  readState(invoiceId: string): Promise<PaymentState>;
  /** @param refundId the same for every try of the same refund. @throws ProviderDown */
  refund(request: { invoiceId: string; refundId: string; amount: number }): Promise<RefundOutcome>;
}

/** The provider didn't answer, or nothing that could be understood: nothing is known, so nothing is done. */
export class ProviderDown extends Error {}
