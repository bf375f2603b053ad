/** Departments in D1. */
import { departments } from "@schema/departments";
import { asc, eq } from "drizzle-orm";
import type { Context } from "~/platform/context";

export interface StoredDepartment {
  departmentId: string;
  departmentCode: string;
  nameEn: string;
  nameTr: string;
  faculty: string;
  hasCourses: boolean;
}

/** All active departments, by code. */
export async function loadDepartments({ db }: Pick<Context, "db">): Promise<StoredDepartment[]> {
  const { departmentId, departmentCode, nameEn, nameTr, faculty, hasCourses, departmentIsActive } = departments;
  return db
    .select({ departmentId, departmentCode, nameEn, nameTr, faculty, hasCourses })
    .from(departments)
    .where(eq(departmentIsActive, true))
    .orderBy(asc(departmentCode));
}
