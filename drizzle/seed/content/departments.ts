// Joins the department groups into the one list that the seed loads, and spells the short rows out.
import { cyprusDepartments } from "./departments-cyprus";
import { facultyDepartments } from "./departments-faculties";
import { graduateDepartments } from "./departments-graduate";
import type { SeedDepartment, SeedDepartmentRow } from "./types";

function toDepartment(row: SeedDepartmentRow): SeedDepartment {
  const [numericCode, code, nameEn, nameTr, faculty] = row;
  const campus = faculty === "Northern Cyprus Campus" ? "cyprus" : "ankara";
  return { numericCode, code, nameEn, nameTr, campus, faculty };
}

export const departments: SeedDepartment[] = [...facultyDepartments, ...graduateDepartments, ...cyprusDepartments].map(toDepartment);
