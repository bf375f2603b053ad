/** What can be wrong with an uploaded timetable as a whole; single rows are refused, not thrown. */
import { defineErrors } from "~/platform/errors/define";

export const importErrors = defineErrors("catalog", {
  importNotJson: 422,
  importNotTimetable: 422,
  importTerm: 422,
  importTooLarge: 413,
  importNotFound: 404,
});
