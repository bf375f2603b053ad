/** Course codes in a text as links to their pages. */
import { findCourseCodes } from "~/platform/course-codes";
import { coursePath } from "./course-paths";

export const courseLinks = (text: string) => findCourseCodes(text).map(({ start, end, code }) => ({ start, end, to: coursePath(code) }));
