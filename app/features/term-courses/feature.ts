/** What this feature brings: the courses of one's term, kept on the device. */
import { feature } from "../../engines/feature";
import { termCoursesPages } from "./term-courses.pages";

export const termCoursesFeature = feature("term-courses", { whilePaused: "open", pages: termCoursesPages });
