/** What the catalog refuses, besides what is wrong with an uploaded file (`import.errors.ts`). */
import { defineErrors } from "~/platform/errors/define";

export const catalogErrors = defineErrors("catalog", {
  courseNotFound: 404,
  tooManyFavorites: 409,
  nicknameNotFound: 404,
  editConflict: 409,
  codeTaken: 409,
  unknownDepartment: 422,
  unknownPrerequisite: 422,
  ownPrerequisite: 422,
  mergeUnknown: 422,
  mergeItself: 422,
  mergeConflict: 409,
  importNoFile: 422,
  importNotFailed: 409,
  importNotShown: 409,
  importUndoLater: 409,
  importUndoMerged: 409,
  importUndoNothing: 409,
  notOffered: 404,
});
