/** What keeping categories and tags refuses. */
import { defineErrors } from "../../platform/errors/define";

export const labelErrors = defineErrors("labels", {
  notFound: 404,
  slugTaken: 409,
  slugMissing: 422,
  inUse: 409,
  lastOne: 409,
  mergedAlready: 409,
  noTarget: 409,
  editConflict: 409,
});
