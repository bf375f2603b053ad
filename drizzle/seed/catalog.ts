/** Seeds departments, courses, curricula and three terms of invented sections, through the import that real files take. */
import { sql } from "drizzle-orm";
import { createImport, runImport } from "../../app/features/catalog/import.service.server";
import { type CsvRow, csvColumns } from "../../app/features/catalog/import-csv.rules";
import { csvFile } from "../../app/platform/csv";
import type { Db } from "../../app/platform/db.server";
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
    const name = `${course.code} - ${course.nameEn} (${course.nameTr})`;
    return [course.numericCode, { "Course Code": course.numericCode, "Course Name": name, Sections: Object.fromEntries(sections) }];
  });
  return JSON.stringify(Object.fromEntries(rows));
}

/** What no timetable holds, as the CSV that staff may write by hand. */
function factsCsv(courses: SeedCourse[]): string {
  const numberOf = new Map(courses.map((course) => [course.code, course.numericCode]));
  const setsOf = ({ prerequisites = [] }: SeedCourse) =>
    prerequisites.map((set) => set.flatMap((code) => numberOf.get(code) ?? [])).filter((set) => set.length > 0);
  const rows = courses.map(
    (course): CsvRow => ({
      numeric_code: course.numericCode,
      course_code: course.code,
      name_en: course.nameEn,
      name_tr: course.nameTr,
      credit: String(course.credit),
      theory: String(course.theory),
      practice: String(course.practice),
      ects: String(course.ects ?? ""),
      language: "English",
      level: course.level,
      prerequisites: setsOf(course)
        .map((set) => set.join("+"))
        .join(" | "),
    }),
  );
  return csvFile([csvColumns, ...rows.map((row) => csvColumns.map((column) => row[column] ?? ""))], "en");
}

/** Required courses in the year that their number tells, odd numbers in its first semester. */
function curriculumOf(courses: SeedCourse[]) {
  const semesterOf = ({ code }: SeedCourse) => {
    const number = /\d+/.exec(code)?.[0] ?? "";
    return 2 * Math.min(4, Math.max(1, Number(number[0]))) - (Number(number.at(-1)) % 2);
  };
  const lines = courses.map((course) => ({
    semester: semesterOf(course),
    line: {
      code: course.code,
      name: course.nameEn,
      credit: course.credit,
      contact_h_w: course.theory,
      lab_h_w: course.practice,
      ects: course.ects,
      type: "required",
    },
  }));
  return Array.from({ length: 8 }, (_, index) => ({
    semester_number: index + 1,
    courses: [
      ...lines.filter(({ semester }) => semester === index + 1).map(({ line }) => line),
      ...(index === 6 ? [{ code: null, name: "TECHNICAL ELECTIVE", type: "elective_slot" }] : []),
    ],
  }));
}

/** A curriculum of every department that requires courses of its own. */
function programsFile(courses: SeedCourse[]): string {
  const programs = departments.flatMap(({ numericCode, nameEn }) => {
    const required = courses.filter(
      (course) => course.departmentNumericCode === numericCode && course.type === "mandatory" && course.level === "undergraduate",
    );
    if (required.length === 0) return [];
    return [{ program_id: Number(numericCode), program_name: nameEn, degree: "B.S.", curriculum: curriculumOf(required) }];
  });
  return JSON.stringify({ faculties: [{ programs }] });
}

/** Which electives are technical is a department's own decision; no file tells. */
async function seedTechnicalElectives({ db }: Base, courses: SeedCourse[]): Promise<void> {
  const codes = courses.filter(({ type }) => type === "technical_elective").map(({ numericCode }) => numericCode);
  await db.run(sql`UPDATE courses SET course_type = 'technical_elective'
    WHERE numeric_code IN (SELECT value FROM json_each(${JSON.stringify(codes)})) AND course_type = 'elective'`);
}

async function importFile(base: Base, fileName: string, fileText: string, term = ""): Promise<void> {
  const { importId } = await createImport(base, { fileName, term });
  const done = await runImport(base, { importId, fileText });
  if (done.status !== "done" || done.refused > 0) throw new Error(`The seed's ${fileName} was refused: ${JSON.stringify(done)}`);
}

/** Writes the catalog; running it again changes nothing. */
export async function seedCatalog(base: Base, courses: SeedCourse[]): Promise<void> {
  await seedDepartments(base);
  const random = createRandom(2026);
  for (const term of TERMS) await importFile(base, `seed-${term}.json`, timetable(random, courses), term);
  await importFile(base, "seed-catalog.csv", factsCsv(courses));
  await importFile(base, "seed-programs.json", programsFile(courses));
  await seedTechnicalElectives(base, courses);
}
