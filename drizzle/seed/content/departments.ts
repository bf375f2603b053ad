// Joins the department groups into the one list that the seed loads.
import { cyprusDepartments } from "./departments-cyprus";
import { facultyDepartments } from "./departments-faculties";
import { graduateDepartments } from "./departments-graduate";
import type { SeedDepartment } from "./types";

export const departments: SeedDepartment[] = [...facultyDepartments, ...graduateDepartments, ...cyprusDepartments];
