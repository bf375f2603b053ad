/** What the breach log refuses. */
import { defineErrors } from "~/platform/errors/define";

export const breachErrors = defineErrors("breaches", {
  notFound: 404,
  editConflict: 409,
  isClosed: 409,
  isUndecided: 409,
  isAhead: 400,
  needsDelay: 400,
  unknownAddresses: 400,
});
