import { defineErrors } from "~/platform/errors/define";

export const reviewErrors = defineErrors("kit", {
  nothingToReview: 409,
  restoreCollides: 409,
  claimedByOther: 409,
  undoTooLate: 409,
  decidedSince: 409,
  reasonNeeded: 400,
  answerNeeded: 400,
  takenByOther: 409,
  takenChanged: 409,
  noteChanged: 409,
});
