/** What surveys refuse. */
import { defineErrors } from "~/platform/errors/define";

export const surveyErrors = defineErrors("survey", {
  notFound: 404,
  closed: 409,
  alreadyAnswered: 409,
  notForYou: 403,
  changed: 409,
  hasAnswers: 409,
  badAnswer: 422,
  noResults: 403,
});
