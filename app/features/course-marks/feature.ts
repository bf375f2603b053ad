/** What this feature brings: one's transcript as marks on courses, wherever they are shown. */
import { feature } from "../../engines/feature";
import { courseMarksPages, MARKS_PAGE } from "./course-marks.pages";

export const courseMarksFeature = feature("course-marks", {
  whilePaused: "open",
  pages: courseMarksPages,
  links: [{ group: "own", order: 8.5, to: MARKS_PAGE, key: "courseMarks" }],
});
