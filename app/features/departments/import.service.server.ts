/** What imports of the university's files need of departments. */
export { addNamedDepartments, departmentsWithCourses } from "./import.repository.server";
