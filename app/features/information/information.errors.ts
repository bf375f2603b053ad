/** What information projects refuse. */
import { defineErrors } from "~/platform/errors/define";

export const informationErrors = defineErrors("information", {
  notFound: 404,
  badIdentifier: 400,
  idTaken: 409,
  editConflict: 409,
  loadFailed: 500,
  saveFailed: 500,
  deleteFailed: 500,
});
