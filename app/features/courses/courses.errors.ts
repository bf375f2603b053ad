import { defineErrors } from "~/platform/errors/define";

export const courseErrors = defineErrors("courses", {
  notFound: 404,
  experienceNotFound: 404,
  duplicate: 409,
  ownHelpful: 409,
  unknownInstructor: 422,
  futureTerm: 422,
  submissionExists: 409,
  courseExists: 409,
  needsDepartment: 422,
  unknownDepartment: 422,
});
