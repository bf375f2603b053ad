/** Who may do what with departments. */
import { defineUseCases } from "~/platform/access/use-cases";

export const departmentsUseCases = defineUseCases({
  writes: {
    addDepartment: "admin",
    editDepartment: "admin",
    switchDepartment: "admin",
    removeDepartment: "admin",
    actOnDepartment: "admin",
  },
  inside: ["forgetDepartments", "writeDepartments", "changedDepartments", "foreseeDepartments", "restoreDepartments"],
  reads: [
    ...[
      "listForAdmins",
      "readNewDepartment",
      "readForAdmins",
      "activeDepartment",
      "listDepartments",
      "departmentName",
      "departmentsBySize",
      "facultyName",
      "facultyColor",
      "facultyColors",
    ],
    ...["departmentChoices", "departmentFilter", "matchingDepartments", "searchDepartments", "listFaculties", "readDepartment"],
  ],
});
