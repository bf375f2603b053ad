/** Where one keeps the marks and absences of the courses that one takes. */
import { TERM_PAGE } from "../term-courses.pages";

export const termPath = (code?: string) => (code ? `${TERM_PAGE}?${new URLSearchParams({ course: code })}` : TERM_PAGE);
