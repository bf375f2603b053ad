/** What the Q&A bank refuses. */
import { defineErrors } from "~/platform/errors/define";

export const qaErrors = defineErrors("qa", {
  notFound: 404,
  groupNotFound: 404,
  unknownGroup: 422,
  groupTaken: 409,
  groupInUse: 409,
  needsAnswers: 422,
  notInPool: 404,
  editConflict: 409,
  listFailed: 500,
  loadFailed: 500,
  addFailed: 500,
  updateFailed: 500,
  deleteFailed: 500,
});
