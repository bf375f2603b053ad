/** What todos refuse. */
import { defineErrors } from "~/platform/errors/define";

export const todoErrors = defineErrors("todo", {
  notFound: 404,
  tooMany: 409,
  changedElsewhere: 409,
});
