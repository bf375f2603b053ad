/** What imports of the university's files need of departments. */
export {
  changedDepartments,
  departmentImage,
  type NamedDepartment,
  restoreDepartments,
  writeDepartments,
} from "./import.repository.server";
