import { defineErrors } from "~/platform/errors/define";

export const userErrors = defineErrors("users", {
  notFound: 404,
  sessionNotFound: 404,
  ownRole: 403,
  ownBlock: 403,
  ownRemoval: 403,
  alreadyLeaving: 409,
  lastAdmin: 409,
  emailTaken: 409,
  userNameTaken: 409,
  unknownDepartment: 422,
  untilPast: 422,
});
