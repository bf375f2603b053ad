/** The page on which people say whether their transcript marks courses, and see what it makes of them. */
import type { Consent } from "../../platform/pages/page";
import { page, pagesOf } from "../../platform/pages/page";

export const MARKS_PAGE = "/gpa/marks";

/** Rises when the text of the question changes: then everybody is asked again. */
export const MARKS_CONSENT: Consent = { pool: "course-marks", version: 1, askedAt: MARKS_PAGE };

export const courseMarksPages = pagesOf("course-marks", [page(MARKS_PAGE, "marks", { access: "user", whilePaused: "open" })]);
