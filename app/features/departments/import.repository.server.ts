/** Departments that the university's own files name. */
import { type SQL, sql } from "drizzle-orm";
import { eachOf } from "~/platform/db.server";
import { byCode } from "~/platform/order";

const NO_FACULTY = "—";

/** What a file says of a department. */
export interface NamedDepartment {
  numericCode: string;
  /** The letters of its courses; null where the file has none. */
  prefix: string | null;
  /** Null where the file has no names. */
  nameEn: string | null;
  /** Null for a name in English only, which gives way to a file that has both. */
  nameTr: string | null;
  hasCourses: boolean;
}

/** Of departments with one prefix, the lowest number has it. */
function withoutSharedLetters(departments: readonly NamedDepartment[]) {
  const taken = new Set<string>();
  const ordered = [...departments].sort((a, b) => byCode(a.numericCode, b.numericCode));
  return ordered.map(({ numericCode, prefix, nameEn, nameTr, hasCourses }) => {
    const letters = prefix && !taken.has(prefix) ? prefix : null;
    if (letters) taken.add(letters);
    return { n: numericCode, p: letters, en: nameEn, tr: nameTr, h: hasCourses ? 1 : 0 };
  });
}

/** What each department is now, beside what it would be: `w` is a row per department, with `is_new` and `differs`. */
function wanted(departments: readonly NamedDepartment[]): SQL {
  return sql`(
    SELECT *, old_id IS NULL AS is_new,
      old_id IS NULL OR code IS NOT old_code OR name_en IS NOT old_en OR name_tr IS NOT old_tr
        OR names_from IS NOT old_from OR has_courses IS NOT old_has AS differs
    FROM (
      SELECT t.*,
        CASE WHEN can_name THEN en WHEN coalesce(old_en, '') IN ('', old_code) THEN code ELSE old_en END AS name_en,
        CASE WHEN can_name THEN coalesce(tr, en) WHEN coalesce(old_tr, '') IN ('', old_code) THEN code ELSE old_tr END AS name_tr,
        CASE WHEN NOT can_name THEN old_from WHEN tr IS NULL THEN 'catalog' END AS names_from
      FROM (
        SELECT j.value ->> 'n' AS n, j.value ->> 'en' AS en, j.value ->> 'tr' AS tr, d.department_id AS old_id, d.department_code AS old_code,
          d.name_en AS old_en, d.name_tr AS old_tr, d.names_from AS old_from, d.has_courses AS old_has,
          max(coalesce(d.has_courses, 0), j.value ->> 'h') AS has_courses,
          CASE WHEN coalesce(d.department_code, j.value ->> 'n') <> j.value ->> 'n' THEN d.department_code
            WHEN j.value ->> 'p' IS NULL OR EXISTS (SELECT 1 FROM departments t WHERE t.department_code = j.value ->> 'p') THEN j.value ->> 'n'
            ELSE j.value ->> 'p' END AS code,
          j.value ->> 'en' IS NOT NULL AND (d.name_en IS NULL OR d.name_en = d.department_code
            OR (d.names_from = 'catalog' AND j.value ->> 'tr' IS NOT NULL)) AS can_name
        FROM ${eachOf(withoutSharedLetters(departments))} j LEFT JOIN departments d ON d.numeric_code = j.value ->> 'n'
      ) t
    )
  ) w`;
}

/**
 * The statement that adds departments, and gives known ones what they lack: letters, names, that they have courses.
 * What staff wrote stays.
 */
export const writeDepartments = (departments: readonly NamedDepartment[], now: number): SQL => sql`
  INSERT INTO departments (department_id, department_code, numeric_code, name_en, name_tr, names_from, faculty, has_courses, created_at, updated_at)
  SELECT 'department-' || n, code, n, name_en, name_tr, names_from, ${NO_FACULTY}, has_courses, ${now}, ${now}
  FROM ${wanted(departments)} WHERE differs
  ON CONFLICT (numeric_code) DO UPDATE SET department_code = excluded.department_code, name_en = excluded.name_en,
    name_tr = excluded.name_tr, names_from = excluded.names_from, has_courses = excluded.has_courses, updated_at = excluded.updated_at
  ON CONFLICT DO NOTHING`;

/** A query of the departments that `writeDepartments` would add or change: `id`, `is_new`. */
export const changedDepartments = (departments: readonly NamedDepartment[]): SQL =>
  sql`SELECT coalesce(old_id, 'department-' || n) AS id, is_new FROM ${wanted(departments)} WHERE differs`;

/** What becomes of each department that a file names, with what it is called before and after. */
export const foreseeDepartments = (departments: readonly NamedDepartment[]): SQL => sql`
  SELECT n, iif(is_new, 'added', iif(differs, 'changed', 'unchanged')) AS state, code, name_en AS nameEn, name_tr AS nameTr,
    old_code AS oldCode, old_en AS oldEn, old_tr AS oldTr
  FROM ${wanted(departments)} ORDER BY n`;

/** A department as one JSON value, for `restoreDepartments`. */
export const departmentImage = sql`json_object('code', d.department_code, 'en', d.name_en, 'tr', d.name_tr, 'from', d.names_from,
  'has', d.has_courses, 'at', d.updated_at)`;

/**
 * The statements that bring departments back to their images; one without was not there, and goes unless something names it.
 * @param images a query of `row_id` and `before`
 */
export const restoreDepartments = (images: SQL): SQL[] => [
  sql`UPDATE departments SET department_code = '~' || numeric_code WHERE department_id IN (SELECT row_id FROM (${images}) WHERE before IS NOT NULL)`,
  sql`UPDATE departments SET department_code = b.before ->> 'code', name_en = b.before ->> 'en', name_tr = b.before ->> 'tr',
    names_from = b.before ->> 'from', has_courses = b.before ->> 'has', updated_at = b.before ->> 'at'
    FROM (${images}) b WHERE b.row_id = departments.department_id AND b.before IS NOT NULL`,
  sql`DELETE FROM departments WHERE department_id IN (SELECT row_id FROM (${images}) WHERE before IS NULL)
    AND NOT EXISTS (SELECT 1 FROM courses c WHERE c.department_id = departments.department_id)
    AND NOT EXISTS (SELECT 1 FROM programs p WHERE p.department_id = departments.department_id)
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.department_id = departments.department_id)
    AND NOT EXISTS (SELECT 1 FROM course_submissions s WHERE s.department_id = departments.department_id)
    AND NOT EXISTS (SELECT 1 FROM graduate_applications g WHERE g.department_id = departments.department_id)
    AND NOT EXISTS (SELECT 1 FROM announcements a WHERE a.department_id = departments.department_id)`,
];
