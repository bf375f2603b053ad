/** What the catalog refuses, besides what is wrong with an uploaded file (`import.errors.ts`). */
import { defineErrors } from "~/platform/errors/define";

export const catalogErrors = defineErrors("catalog", {
  courseNotFound: 404,
  tooManyFavorites: 409,
  nicknameNotFound: 404,
  importNoFile: 422,
  importNotFailed: 409,
  importUndoLater: 409,
  importUndoNothing: 409,
  notOffered: 404,
});
