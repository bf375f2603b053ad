/** What the billing records refuse. */
import { defineErrors } from "~/platform/errors/define";

export const billingErrors = defineErrors("billing", {
  noRight: 403,
  notFound: 404,
  changed: 409,
  daysTurned: 422,
  ownRight: 403,
  noAdmin: 409,
});
