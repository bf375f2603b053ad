// Joins the course groups into the one catalogue that the seed loads, and spells the short rows out.
import { administrativeCourses } from "./courses-administrative";
import { architectureCourses } from "./courses-architecture";
import { computingCourses } from "./courses-computing";
import { educationCourses } from "./courses-education";
import { electricalCourses } from "./courses-electrical";
import { engineeringCourses } from "./courses-engineering";
import { humanitiesCourses } from "./courses-humanities";
import { institutesCourses } from "./courses-institutes";
import { mathematicsCourses } from "./courses-mathematics";
import { sciencesCourses } from "./courses-sciences";
import { serviceCourses } from "./courses-service";
import type { SeedCourse, SeedCourseRow } from "./types";

const levels = { u: "undergraduate", g: "graduate", p: "phd" } as const;
const types = { m: "mandatory", e: "elective", t: "technical_elective" } as const;

function toCourse(row: SeedCourseRow): SeedCourse {
  const [numericCode, code, nameEn, nameTr, theory, practice, credit, ects, level, type, prerequisites] = row;
  return {
    numericCode,
    code,
    nameEn,
    nameTr,
    theory,
    practice,
    credit,
    ects,
    level: levels[level],
    type: types[type],
    departmentNumericCode: numericCode.slice(0, 3),
    ...(prerequisites ? { prerequisites } : {}),
  };
}

export const courses: SeedCourse[] = [
  ...mathematicsCourses,
  ...sciencesCourses,
  ...computingCourses,
  ...electricalCourses,
  ...engineeringCourses,
  ...humanitiesCourses,
  ...administrativeCourses,
  ...educationCourses,
  ...architectureCourses,
  ...institutesCourses,
  ...serviceCourses,
].map(toCourse);
