/** The page on which people say whether their transcript marks courses, and see what it makes of them. */
import { page, pagesOf } from "../../platform/pages/page";

export const MARKS_PAGE = "/gpa/marks";

export const courseMarksPages = pagesOf("course-marks", [page(MARKS_PAGE, "marks", { access: "user", whilePaused: "open" })]);
