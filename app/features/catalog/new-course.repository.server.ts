/** Courses that no timetable brought (yet). */
import { type SQL, sql } from "drizzle-orm";
import { turkishSortKey } from "~/platform/folding";
import { levelOf, searchTextOf } from "./import.rules";

interface NewCourse {
  courseCode: string;
  numericCode: string;
  nameEn: string;
  nameTr: string;
  departmentId: string | null;
}

/**
 * The statement that adds a course unless there is one with its code.
 * @param from a table with a condition, of which one row means that the course is wanted
 */
export function addCourse({ courseCode, numericCode, nameEn, nameTr, departmentId }: NewCourse, now: number, from: SQL): SQL {
  const searchText = searchTextOf({ plainCode: courseCode, numericCode, nameEn, nameTr });
  return sql`INSERT OR IGNORE INTO courses (course_id, course_code, numeric_code, name_en, name_tr, sort_key, search_text, level, department_id,
      created_at, updated_at)
    SELECT ${`course-${numericCode}`}, ${courseCode}, ${numericCode}, ${nameEn}, ${nameTr}, ${turkishSortKey(courseCode)}, ${searchText},
      ${levelOf(numericCode)}, ${departmentId}, ${now}, ${now} FROM ${from}`;
}
