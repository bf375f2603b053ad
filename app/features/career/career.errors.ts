/** What openings and applications refuse. */
import { defineErrors } from "~/platform/errors/define";

export const careerErrors = defineErrors("career", {
  notFound: 404,
  openingClosed: 409,
  alreadyApplied: 409,
  alreadyDecided: 409,
  editConflict: 409,
});
