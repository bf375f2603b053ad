/** What features that let people name courses need of the catalog. */
export { addCourse } from "./new-course.repository.server";
