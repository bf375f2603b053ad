import { defineErrors } from "~/platform/errors/define";

export const receptionErrors = defineErrors("reception", {
  invalidCredentials: 401,
  notVerified: 403,
  blocked: 403,
  domainNotAllowed: 422,
  userNameTaken: 409,
  linkInvalid: 410,
  wrongPassword: 403,
  weakPassword: 422,
  unknownDepartment: 422,
  codeWrong: 401,
  codeOver: 410,
  codeTooSoon: 429,
  google: 401,
  googleFormat: 502,
  loginFailed: 500,
  registrationFailed: 500,
});
