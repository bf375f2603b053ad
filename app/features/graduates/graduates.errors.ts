import { defineErrors } from "~/platform/errors/define";

export const graduateErrors = defineErrors("graduates", {
  authenticationFailed: 401,
  submissionFailed: 500,
  unknownDepartment: 422,
  futureYear: 422,
  notFound: 404,
  ownApplication: 403,
  alreadyDecided: 409,
});
