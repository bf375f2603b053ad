import { defineErrors } from "~/platform/errors/define";

export const departmentErrors = defineErrors("departments", {
  notFound: 404,
  codeTaken: 409,
  numberTaken: 409,
  inUse: 409,
  loadFailed: 503,
});
