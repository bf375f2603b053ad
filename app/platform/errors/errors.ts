/** Refusals that belong to no feature. */
import { defineErrors } from "./define";

export const platformErrors = defineErrors("kit", {
  badRequest: 400,
  invalidInput: 400,
  needsSignIn: 401,
  forbidden: 403,
  otherOrigin: 403,
  needsHttps: 403,
  needsConsent: 403,
  paused: 403,
  notFound: 404,
  methodNotAllowed: 405,
  changedMeanwhile: 409,
  tooLarge: 413,
  addressTooLong: 414,
  notJson: 415,
  notForm: 415,
  tooManyAttempts: 429,
  loadFailed: 500,
  saveFailed: 500,
  deleteFailed: 500,
  inMaintenance: 503,
  notReady: 503,
  noSiteOrigin: 503,
  notSealable: 503,
});
