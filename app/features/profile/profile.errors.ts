import { defineErrors } from "~/platform/errors/define";

export const profileErrors = defineErrors("profile", {
  userNameTaken: 409,
  unknownDepartment: 422,
  wrongPassword: 403,
  noPassword: 409,
  lastAdmin: 409,
  notLeaving: 409,
  alreadyLeaving: 409,
  sessionNotFound: 404,
});
