import { defineErrors } from "~/platform/errors/define";

export const reportingErrors = defineErrors("reporting", {
  subjectNotFound: 404,
  notFound: 404,
  alreadyReported: 409,
  ownReport: 403,
  claimedByOther: 409,
  alreadyDecided: 409,
  undoTooLate: 409,
  undoCollides: 409,
  nothingToLift: 409,
  authorReasonNeeded: 400,
  nothingToAppeal: 404,
  alreadyAppealed: 409,
  ownDecision: 403,
  ownAppeal: 403,
  appealDecided: 409,
  appealOutdated: 409,
  restoreGone: 409,
  restoreOwn: 403,
  restoreAppealOpen: 409,
  restoreAppealRefused: 409,
});
