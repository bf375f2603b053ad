/** What imports of the university's files need of departments. */
export {
  changedDepartments,
  departmentImage,
  foreseeDepartments,
  type NamedDepartment,
  restoreDepartments,
  writeDepartments,
} from "./import.repository.server";
