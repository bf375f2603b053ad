/** What can be wrong with an uploaded file as a whole; single rows are refused, not thrown. */
import { defineErrors } from "~/platform/errors/define";

export const importErrors = defineErrors("catalog", {
  importNotJson: 422,
  importUnknown: 422,
  importTerm: 422,
  importTermMissing: 422,
  importTooLarge: 413,
  importNotFound: 404,
  /** Another import runs; the queue tries again. */
  importBusy: 409,
});
