/** The page on which people keep what counts in a course while they take it. */
import { page, pagesOf } from "../../platform/pages/page";

export const TERM_PAGE = "/gpa/term";

export const termCoursesPages = pagesOf("term-courses", [
  page(TERM_PAGE, "term", { access: "public", offlinePage: { words: ["catalog"] } }),
]);
