/** What taking money refuses. */
import { defineErrors } from "~/platform/errors/define";

export const paymentErrors = defineErrors("payments", {
  notFound: 404,
  nothingToPay: 404,
  noSeller: 409,
  contractChanged: 409,
  notSetUp: 409,
  providerDown: 503,
  noEvent: 404,
  noPayout: 409,
  paidAhead: 422,
  moreThanDue: 409,
  nothingDue: 409,
  owesBuyers: 409,
});
