/** Rows that tests set up for themselves, by the factories of the seed, with whatever matters given. */

import { courses, instructors } from "@schema/catalog";
import { courseSubmissions, experiences } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import { departments } from "@schema/departments";
import { reports } from "@schema/reporting";
import { searchTextOf } from "../../app/features/catalog/import.rules";
import { forgetDepartments } from "../../app/features/departments/departments.service.server";
import { newReference } from "../../app/features/reporting/reporting.rules";
import { foldTurkish, turkishSortKey } from "../../app/platform/folding";
import { anonymousId, newId } from "../../app/platform/ids";
import { makeDatabankEntry } from "../../drizzle/seed/factories/databank-entry";
import { makeExperience } from "../../drizzle/seed/factories/experience";
import { createRandom } from "../../drizzle/seed/random";
import { type Person, testContext } from "./site";

export const DEPARTMENT = { departmentId: "department-999", departmentCode: "TST", numericCode: "999" };
/** An instructor that the university knows. */
export const INSTRUCTOR = { instructorId: "instructor-test", name: "AYŞE ÖĞRETMEN" };

const random = createRandom(11);
let serial = 0;

export type Course = typeof courses.$inferInsert & { courseId: string; courseCode: string };

/** A new active course of the test department, with its number; `own.courseCode` must be new. */
export function makeCourse(own: Partial<typeof courses.$inferInsert> = {}): Course {
  const now = Date.now();
  const number = String(1000 + serial++);
  const courseCode = own.courseCode ?? `TST${number}`;
  const course = {
    courseId: `course-999${number}`,
    courseCode,
    numericCode: `999${number}`,
    nameEn: `Test Course ${number}`,
    nameTr: `Deneme Dersi ${number}`,
    creditHalves: 6,
    level: "undergraduate" as const,
    departmentId: DEPARTMENT.departmentId,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  const searchText = searchTextOf({ ...course, plainCode: courseCode });
  return { ...course, sortKey: turkishSortKey(courseCode), searchText };
}

/** Writes the department and the instructor that all tests share. */
export async function addUniversity(): Promise<void> {
  const { db } = testContext();
  const now = Date.now();
  const department = {
    ...DEPARTMENT,
    nameEn: "Testing",
    nameTr: "Deneme",
    faculty: "TEST",
    hasCourses: true,
    createdAt: now,
    updatedAt: now,
  };
  const written = await db.insert(departments).values(department).onConflictDoNothing();
  // The queue may still do work of the file before, whose end copies the departments as they were.
  if (written.meta.changes > 0) await forgetDepartments(testContext());
  await db
    .insert(instructors)
    .values({ ...INSTRUCTOR, nameKey: foldTurkish(INSTRUCTOR.name), createdAt: now })
    .onConflictDoNothing();
}

/** Writes a course. */
export async function addCourse(own: Partial<typeof courses.$inferInsert> = {}): Promise<Course> {
  await addUniversity();
  const course = makeCourse(own);
  await testContext().db.insert(courses).values(course);
  return course;
}

type Written<T> = { courseId: string; authorId: string | null } & Partial<T>;

/** Writes an approved experience. */
export async function addExperience(own: Written<typeof experiences.$inferInsert>) {
  const row = makeExperience(random, Date.now(), own);
  await testContext().db.insert(experiences).values(row);
  return row;
}

/** Writes an approved databank entry. */
export async function addEntry(own: Written<typeof databankEntries.$inferInsert>) {
  const row = makeDatabankEntry(random, Date.now(), own);
  await testContext().db.insert(databankEntries).values(row);
  return row;
}

/** Writes a waiting suggestion of a course that the catalog lacks. */
export async function addSuggestion(author: Person, own: Partial<typeof courseSubmissions.$inferInsert> = {}) {
  const now = Date.now();
  const courseCode = `TST${5000 + serial++}`;
  const row = {
    submissionId: newId("submission", now),
    authorId: author.userId,
    courseCode,
    nameEn: "A New Course",
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(courseSubmissions).values(row);
  return row;
}

/** Writes an open report of nobody's. */
export async function addReport(own: Partial<typeof reports.$inferInsert> = {}) {
  const now = Date.now();
  const row = {
    reportId: anonymousId("report"),
    reference: newReference(),
    category: "other" as const,
    details: "Somebody should look at this.",
    locale: "en" as const,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(reports).values(row);
  return row;
}

export const LONG_TEXT = "The lectures were clear, the homework took whole weekends, and the final asked what the recitations had shown.";

/** An experience as the API takes it. */
export const experienceBody = (courseId: string, own: Record<string, unknown> = {}) => ({
  course_id: courseId,
  instructor_id: "not-listed",
  term: "2024-1",
  overall: 4,
  difficulty: 3,
  usefulness: 5,
  weekly_hours: 6,
  attendance: "partial",
  assessments: ["midterm", "final"],
  letter_grade: "BB",
  text: LONG_TEXT,
  tips: "Go to the recitations.",
  ...own,
});

/** A databank entry as the API takes it. */
export const entryBody = (courseId: string, own: Record<string, unknown> = {}) => ({
  course_id: courseId,
  instructor_id: "not-listed",
  term: "2024-1",
  grade_parts: [
    { name: "Midterm", weight: 40 },
    { name: "Final", weight: 60 },
  ],
  exam_kinds: "Written, 90 minutes",
  topics: "Recursion, linked lists, and sorting by hand",
  boundaries: "AA from 85",
  resources: "The slides",
  advice: "Solve the old homework",
  ...own,
});
