/** What requests by right refuse. */
import { defineErrors } from "~/platform/errors/define";

export const requestErrors = defineErrors("legal-requests", {
  notFound: 404,
  codeWrong: 400,
  codeOver: 410,
  codeTooSoon: 429,
  alreadyDecided: 409,
  decidedUnseen: 409,
  notRestricting: 409,
  noSubject: 400,
  notShown: 409,
  alreadyRestricted: 409,
  statementClosed: 409,
});
