/** Departments that the university's own files name. */
import { sql } from "drizzle-orm";
import { type Db, eachOf } from "~/platform/db.server";

const NO_FACULTY = "—";

export interface NamedDepartment {
  numericCode: string;
  /** The prefix of its courses, else its number. */
  departmentCode: string;
  nameEn: string;
  nameTr: string;
  hasCourses: boolean;
}

/** Adds departments; of known ones it fills in names that are still their code. */
export async function addNamedDepartments(db: Db, departments: NamedDepartment[], now: number): Promise<void> {
  await db.run(sql`
    INSERT INTO departments (department_id, department_code, numeric_code, name_en, name_tr, faculty, has_courses, created_at, updated_at)
    SELECT 'department-' || n,
      iif(EXISTS (SELECT 1 FROM departments t WHERE t.department_code = j.code AND t.numeric_code <> j.n), n, code),
      n, en, tr, ${NO_FACULTY}, has_courses, ${now}, ${now}
    FROM (
      SELECT value ->> 'numericCode' AS n, value ->> 'departmentCode' AS code, value ->> 'nameEn' AS en, value ->> 'nameTr' AS tr,
        value ->> 'hasCourses' AS has_courses
      FROM ${eachOf(departments)}
    ) j WHERE true
    ON CONFLICT (numeric_code) DO UPDATE SET name_en = excluded.name_en, name_tr = excluded.name_tr, updated_at = excluded.updated_at
      WHERE name_en = department_code
    ON CONFLICT DO NOTHING`);
}

/** The statement for departments that courses belong to: one that is new gets its letters if they are free, and no guesses. */
export function departmentsWithCourses(lettersByNumericCode: ReadonlyMap<string, string | null>, now: number) {
  const rows = [...lettersByNumericCode].map(([n, p]) => ({ n, p: p ?? n }));
  return sql`
    INSERT INTO departments (department_id, department_code, numeric_code, name_en, name_tr, faculty, has_courses, created_at, updated_at)
    SELECT 'department-' || n, code, n, code, code, ${NO_FACULTY}, 1, ${now}, ${now}
    FROM (
      SELECT value ->> 'n' AS n,
        iif(EXISTS (SELECT 1 FROM departments WHERE department_code = value ->> 'p'), value ->> 'n', value ->> 'p') AS code
      FROM ${eachOf(rows)}
    ) WHERE true
    ON CONFLICT (numeric_code) DO UPDATE SET has_courses = 1, updated_at = excluded.updated_at WHERE has_courses = 0
    ON CONFLICT DO NOTHING`;
}
