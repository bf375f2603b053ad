/** What trips refuse. */
import { defineErrors } from "~/platform/errors/define";

export const tripErrors = defineErrors("trip", {
  notFound: 404,
  full: 409,
  alreadyIn: 409,
  notIn: 409,
  hasBegun: 409,
  tooFewSeats: 409,
  hasSignUps: 409,
  editConflict: 409,
});
