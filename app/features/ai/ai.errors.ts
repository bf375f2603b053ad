/** What the assistant refuses. */
import { defineErrors } from "~/platform/errors/define";

export const aiErrors = defineErrors("ai", {
  chatNotFound: 404,
  answerNotFound: 404,
  unansweredNotFound: 404,
  tooManyQuestions: 429,
  notStreamed: 502,
});
