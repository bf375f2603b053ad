/** What hangs on a course, for tests: offerings with sections, requirements, curricula. */
import * as schema from "@schema/catalog";
import { insertMany } from "../../drizzle/seed/insert-many";
import { addCourse, type Course, DEPARTMENT, INSTRUCTOR } from "./rows";
import { testContext } from "./site";

let serial = 0;

/** Writes an offering with sections of these numbers, each with the known instructor and a meeting. */
export async function addOffering(courseId: string, term: string, numbers: readonly number[], withdrawn: readonly number[] = []) {
  const { db } = testContext();
  const now = Date.now();
  const offeringId = `offering-${courseId}-${term}`;
  await db.insert(schema.offerings).values({ offeringId, courseId, term, importHash: "x", createdAt: now, updatedAt: now });
  for (const sectionNumber of numbers) {
    const sectionId = `section-${courseId}-${term}-${sectionNumber}`;
    const withdrawnAt = withdrawn.includes(sectionNumber) ? now : null;
    await db.insert(schema.sections).values({ sectionId, offeringId, sectionNumber, criteria: [], withdrawnAt });
    await db.insert(schema.sectionInstructors).values({ sectionId, instructorId: INSTRUCTOR.instructorId, courseId });
    await db
      .insert(schema.sectionMeetings)
      .values({ sectionId, position: 0, day: 0, startMinute: 520, endMinute: 630, courseId, term, place: "BMB 1" });
  }
  return offeringId;
}

/** Writes that a course needs another. */
export const addRequirement = (courseId: string, requiredCourseId: string, setNumber = 1) =>
  testContext().db.insert(schema.coursePrerequisites).values({ courseId, requiredCourseId, setNumber });

type Line = Partial<typeof schema.programCourses.$inferInsert> & { semester: number };

/** Writes a curriculum of the test department with these lines. */
export async function addProgram(lines: readonly Line[], own: Partial<typeof schema.programs.$inferInsert> = {}): Promise<string> {
  const { db } = testContext();
  const now = Date.now();
  const programId = own.programId ?? `program-test-${serial++}`;
  await db.insert(schema.programs).values({
    programId,
    name: "Testing",
    degree: "B.S.",
    departmentId: DEPARTMENT.departmentId,
    source: "catalog",
    sourceUrl: "https://catalog.example.edu/program",
    sourceDate: "2026-06-01",
    importHash: "x",
    createdAt: now,
    updatedAt: now,
    ...own,
  });
  const rows = lines.map((line, position) => ({ programId, position, name: "A LINE", ...line }));
  await insertMany(db, schema.programCourses, rows);
  return programId;
}

/** Two courses; the first is to be merged into the second. */
export async function addPair(): Promise<[Course, Course]> {
  return [await addCourse({ viewCount: 3 }), await addCourse({ viewCount: 4 })];
}
