/** The real courses of the seed, and made-up ones on top for load data. */
import { courses } from "./content/courses";
import { departments } from "./content/departments";
import type { SeedCourse } from "./content/types";

const FIRST_NUMBER = 4900;

/** So many courses: the real ones first, then special topics of every department. */
export function coursesUpTo(count: number): SeedCourse[] {
  const teaching = departments.filter((department) => department.code);
  const extra = Array.from({ length: Math.max(0, count - courses.length) }, (_, index): SeedCourse => {
    const department = teaching[index % teaching.length];
    const number = FIRST_NUMBER + Math.floor(index / teaching.length);
    return {
      numericCode: `${department?.numericCode}${number}`,
      code: `${department?.code}${number}`,
      nameEn: `Special Topics in ${department?.nameEn} ${number}`,
      nameTr: `${department?.nameTr} Özel Konular ${number}`,
      theory: 3,
      practice: 0,
      credit: 3,
      ects: 6,
      level: "undergraduate",
      type: "elective",
      departmentNumericCode: department?.numericCode ?? "",
    };
  });
  return [...courses, ...extra].slice(0, Math.max(count, courses.length));
}
