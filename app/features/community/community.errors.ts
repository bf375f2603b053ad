import { defineErrors } from "~/platform/errors/define";

export const communityErrors = defineErrors("community", {
  notFound: 404,
  loadFailed: 500,
  slugTaken: 409,
  slugNeeded: 422,
  slugReserved: 422,
  unknownPerson: 422,
  notEmpty: 409,
  notAllowed: 403,
  membersOnly: 403,
  alreadyMember: 409,
  alreadyAsked: 409,
  rejectedLately: 409,
  noRequest: 404,
  alreadyDecided: 409,
  noMember: 404,
  lastPresident: 409,
});
