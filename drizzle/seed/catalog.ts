/** Seeds departments, courses and three terms of invented sections, through the import that real timetables take. */
import { sql } from "drizzle-orm";
import { createImport, runImport } from "../../app/features/catalog/import.service.server";
import type { Db } from "../../app/platform/db.server";
import { coursePrerequisites } from "../schema/catalog";
import { departments as departmentsTable } from "../schema/departments";
import { departments } from "./content/departments";
import { instructors } from "./content/instructors";
import type { SeedCourse } from "./content/types";
import { insertMany } from "./insert-many";
import { createRandom, type Random } from "./random";

type Base = { db: Db; clock: { now(): number } };

const TERMS = ["2025-1", "2025-2", "2026-1"];
const HOURS = [8, 9, 10, 11, 13, 14, 15];

async function seedDepartments({ db, clock }: Base): Promise<void> {
  const now = clock.now();
  const rows = departments.map((department) => ({
    departmentId: `department-${department.numericCode}`,
    departmentCode: department.code ?? department.numericCode,
    numericCode: department.numericCode,
    nameEn: department.nameEn,
    nameTr: department.nameTr,
    faculty: department.faculty,
    hasCourses: department.code !== null,
    createdAt: now,
    updatedAt: now,
  }));
  await insertMany(db, departmentsTable, rows);
}

const clockText = (hour: number) => `${String(hour).padStart(2, "0")}:40`;

function meetings(random: Random, hours: number) {
  if (hours === 0) return [];
  const first = Math.min(2, hours);
  return [first, hours - first]
    .filter((length) => length > 0)
    .map((length, index) => {
      const hour = random.pick(HOURS);
      return {
        p: random.pick(["U3", "BMB1", "G102", "M13", "EA206", ""]),
        s: clockText(hour),
        e: `${String(hour + length).padStart(2, "0")}:30`,
        d: (random.int(0, 1) * 2 + index) % 5,
      };
    });
}

/** Courses that many take have more sections. */
const sectionCount = (course: SeedCourse, random: Random) =>
  /^(MATH1|PHYS1|ENG|CENG2|CHEM1)/.test(course.code) ? random.int(3, 6) : random.int(1, 2);

function timetable(random: Random, courses: SeedCourse[]): string {
  const rows = courses.map((course) => {
    const sections = Array.from({ length: sectionCount(course, random) }, (_, index) => [
      String(index + 1),
      {
        i: [random.pick(instructors).toLocaleUpperCase("tr")],
        c: [{ d: "ALL", s: "AA", e: "ZZ" }],
        t: meetings(random, Math.min(4, course.theory + course.practice)),
      },
    ]);
    const name = `${course.code} - ${course.nameEn.toLocaleUpperCase("en")} (${course.nameTr.toLocaleUpperCase("tr")})`;
    return [course.numericCode, { "Course Code": course.numericCode, "Course Name": name, Sections: Object.fromEntries(sections) }];
  });
  return JSON.stringify(Object.fromEntries(rows));
}

/** Hours, credits, types and the names as they are written: facts that no timetable holds. */
async function seedCourseFacts({ db }: Base, courses: SeedCourse[]): Promise<void> {
  const facts = courses.map(({ numericCode, theory, practice, credit, ects, type, nameEn, nameTr }) => ({
    numericCode,
    theory,
    practice,
    halves: Math.round(credit * 2),
    ects: ects === null ? null : Math.round(ects * 2),
    type,
    nameEn,
    nameTr,
  }));
  await db.run(sql`UPDATE courses SET theory_hours = f.value ->> 'theory', practice_hours = f.value ->> 'practice', credit_halves = f.value ->> 'halves',
    ects_halves = f.value ->> 'ects', course_type = f.value ->> 'type', name_en = f.value ->> 'nameEn', name_tr = f.value ->> 'nameTr'
    FROM json_each(${JSON.stringify(facts)}) AS f WHERE courses.numeric_code = f.value ->> 'numericCode'`);
}

async function seedPrerequisites({ db }: Base, courses: SeedCourse[]): Promise<void> {
  const idOf = new Map(courses.map((course) => [course.code, `course-${course.numericCode}`]));
  const rows = courses.flatMap((course) =>
    (course.prerequisites ?? []).flatMap((set, setNumber) =>
      set.map((code) => ({ courseId: `course-${course.numericCode}`, setNumber, requiredCourseId: idOf.get(code) ?? "" })),
    ),
  );
  await insertMany(
    db,
    coursePrerequisites,
    rows.filter((row) => row.requiredCourseId),
  );
  await db.run(sql`UPDATE courses SET has_prerequisites = 1 WHERE course_id IN (SELECT course_id FROM course_prerequisites)`);
}

/** Writes the catalog; running it again changes nothing. */
export async function seedCatalog(base: Base, courses: SeedCourse[]): Promise<void> {
  await seedDepartments(base);
  const random = createRandom(2026);
  for (const term of TERMS) {
    const { importId } = await createImport(base, { fileName: `seed-${term}.json`, term });
    const done = await runImport(base, { importId, fileText: timetable(random, courses), term });
    if (done.status !== "done" || done.refused > 0) throw new Error(`The seed's timetable of ${term} was refused: ${JSON.stringify(done)}`);
  }
  await seedCourseFacts(base, courses);
  await seedPrerequisites(base, courses);
}
