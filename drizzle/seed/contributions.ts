/** Seeds experiences and databank entries: a few courses are written about a lot, most a little, as in life. */

import { nextGrades } from "../../app/features/courses/scores.rules";
import { DAY } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db.server";
import { foldTurkish } from "../../app/platform/folding";
import { groupBy } from "../../app/platform/group";
import { sectionInstructors } from "../schema/catalog";
import { experiences, gradeCounts, gradeReleases, letterGrades, NOT_LISTED } from "../schema/courses";
import { databankEntries } from "../schema/databank";
import { signatureExperiences } from "./content/experience-texts";
import type { SeedCourse } from "./content/types";
import { makeDatabankEntry } from "./factories/databank-entry";
import { makeExperience } from "./factories/experience";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

interface Contributions {
  courses: SeedCourse[];
  db: Db;
  now: number;
  random: Random;
  students: string[];
  experienceCount: number;
}

const YEAR = 365 * DAY;

async function instructorsByCourse(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ courseId: sectionInstructors.courseId, instructorId: sectionInstructors.instructorId })
    .from(sectionInstructors);
  const map = new Map<string, string[]>();
  for (const { courseId, instructorId } of rows) map.set(courseId, [...(map.get(courseId) ?? []), instructorId]);
  return map;
}

/** Squaring a uniform number makes the first courses of a shuffled list the popular ones. */
const popular = (random: Random, count: number) => Math.floor(random.next() ** 2.2 * count);

/** Courses that many departments take are written about most. */
const isService = (code: string) => /^(MATH1|MATH2|PHYS1|CHEM1|ENG[12]|CENG[1-3]|EE2|STAT2|BA|TURK|HIST22|IS100)/.test(code);

/** A stable shuffle, so that popularity doesn't follow the alphabet. */
function shuffled(random: Random, courses: SeedCourse[]) {
  return courses
    .map((course) => ({ course, rank: random.next() * (isService(course.code) ? 0.2 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ course }) => course);
}

async function seedExperiences({ courses, db, now, random, students, experienceCount }: Contributions): Promise<void> {
  const teaching = await instructorsByCourse(db);
  const order = shuffled(random, courses);
  const seen = new Set<string>();
  const rows: (typeof experiences.$inferInsert)[] = [];
  for (let i = 0; rows.length < experienceCount && i < experienceCount * 3; i++) {
    const course = order[popular(random, order.length)] ?? order[0];
    if (!course) break;
    const courseId = `course-${course.numericCode}`;
    const createdAt = now - Math.floor(((experienceCount - rows.length) / experienceCount) * 2 * YEAR);
    const instructorId = random.chance(0.85) ? random.pick(teaching.get(courseId) ?? [NOT_LISTED]) : NOT_LISTED;
    const row = makeExperience(random, createdAt, {
      courseId,
      authorId: random.pick(students),
      instructorId,
      course: { code: course.code, department: course.code.replace(/\d+/, "") },
      status: rows.length > experienceCount - 12 ? "waiting" : "approved",
      helpfulCount: random.int(0, 30),
    });
    const identity = [row.authorId, row.courseId, row.instructorId, row.term].join("|");
    if (seen.has(identity)) continue;
    seen.add(identity);
    rows.push({ ...row, experienceId: `experience-seed-${String(rows.length).padStart(6, "0")}` });
  }
  await insertMany(db, experiences, rows);
}

async function seedSignatures({ courses, db, now, random, students }: Contributions): Promise<void> {
  const byCode = new Map(courses.map((course) => [course.code, course.numericCode]));
  const rows = signatureExperiences.flatMap((signature, index) => {
    const numericCode = byCode.get(signature.code);
    if (!numericCode) return [];
    const { text, tips, overall, difficulty, usefulness, weeklyHours, attendance } = signature;
    const authorId = index < 2 ? "user-demo-student" : (students[index] ?? null);
    const own = {
      text,
      tips,
      overall,
      difficulty,
      usefulness,
      weeklyHours,
      attendance,
      searchText: foldTurkish(`${text} ${tips}`),
      term: "2025-2",
    };
    const row = makeExperience(random, now - index * DAY, { courseId: `course-${numericCode}`, authorId, ...own });
    return [{ ...row, experienceId: `experience-signature-${String(index).padStart(3, "0")}`, helpfulCount: random.int(3, 40) }];
  });
  await insertMany(db, experiences, rows);
}

async function seedDatabank({ courses, db, now, random, students, experienceCount }: Contributions): Promise<void> {
  const order = shuffled(random, courses);
  const count = Math.max(60, Math.floor(experienceCount / 5));
  const rows = Array.from({ length: count }, (_, index) => {
    const course = order[popular(random, order.length)] ?? order[0];
    const authorId = index === 0 ? "user-demo-student" : random.pick(students);
    const row = makeDatabankEntry(random, now - random.int(0, 500) * DAY, { courseId: `course-${course?.numericCode}`, authorId });
    return {
      ...row,
      entryId: `databank-seed-${String(index).padStart(6, "0")}`,
      status: index % 40 === 39 ? ("waiting" as const) : ("approved" as const),
    };
  });
  await insertMany(db, databankEntries, rows);
}

/** Writes them all; running it again adds nothing. */
/** What the job of the night would show of letter grades. */
async function seedGrades(db: Db): Promise<void> {
  const counts = await db.select().from(gradeCounts);
  const rows = [...groupBy(counts, ({ courseId }) => courseId)].map(([courseId, own]) => {
    const byLetter = Object.fromEntries(letterGrades.map((letter) => [letter, 0])) as Record<string, number>;
    for (const { letterGrade, n } of own) byLetter[letterGrade] = n;
    const groups = nextGrades(null, byLetter).map(({ keys, count }) => ({ keys: [...keys], count }));
    return { courseId, groups, counted: own.reduce((sum, { n }) => sum + n, 0) };
  });
  await insertMany(db, gradeReleases, rows);
}

export async function seedContributions(input: Contributions): Promise<void> {
  await seedSignatures(input);
  await seedExperiences(input);
  await seedGrades(input.db);
  await seedDatabank(input);
}
