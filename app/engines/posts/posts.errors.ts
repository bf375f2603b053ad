import { defineErrors } from "../../platform/errors/define";

export const postErrors = defineErrors("posts", {
  notFound: 404,
  notYours: 403,
  notAWriter: 403,
  categoryGone: 409,
  closed: 409,
  dayOutside: 422,
  linkOrFile: 422,
  noFile: 404,
  fileTooLarge: 413,
  notPdf: 415,
  brokenPdf: 422,
});
