/** Counts the rows themselves again, to compare with the numbers that the database keeps. */
import { courses } from "@schema/catalog";
import { experienceSums, experiences, gradeCounts } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import { counters } from "@schema/platform";
import { contributions } from "@schema/review";
import { and, eq, inArray } from "drizzle-orm";
import { testContext } from "./site";

type Numbers = Record<string, number>;

function add(into: Record<string, Numbers>, key: string, numbers: Numbers): void {
  const row = into[key] ?? {};
  for (const [name, value] of Object.entries(numbers)) row[name] = (row[name] ?? 0) + value;
  into[key] = row;
}

const isNothing = (row: Numbers) => Object.values(row).every((value) => value === 0);
const withoutNothing = (rows: Record<string, Numbers>) => Object.fromEntries(Object.entries(rows).filter(([, row]) => !isNothing(row)));
const numbersOf = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "number")) as Numbers;
const mean = (sum: number, n: number) => (n < 3 ? null : Math.floor((100 * sum) / n));

function sumsOfOne(row: typeof experiences.$inferSelect): Numbers {
  const squares = (name: string, value: number) => ({ [`${name}Sum`]: value, [`${name}Squares`]: value * value });
  const stars = Object.fromEntries([1, 2, 3, 4, 5].map((star) => [`overall${star}`, Number(row.overall === star)]));
  const { overall, difficulty, usefulness, weeklyHours } = row;
  return {
    n: 1,
    ...squares("overall", overall),
    ...squares("difficulty", difficulty),
    ...squares("usefulness", usefulness),
    ...squares("hours", weeklyHours),
    ...stars,
  };
}

/** What the numbers must be: computed from every row of these courses. */
export async function recount(courseIds: string[]) {
  const { db } = testContext();
  const written = await db.select().from(experiences).where(inArray(experiences.courseId, courseIds));
  const entries = await db.select().from(databankEntries).where(inArray(databankEntries.courseId, courseIds));
  const approved = written.filter(({ status }) => status === "approved");
  const sums: Record<string, Numbers> = {};
  const grades: Record<string, Numbers> = {};
  const given: Record<string, Numbers> = {};
  for (const row of approved) {
    for (const split of ["|", `${row.instructorId}|`, `|${row.term}`]) add(sums, `${row.courseId}|${split}`, sumsOfOne(row));
    if (row.letterGrade) add(grades, `${row.courseId}|${row.letterGrade}`, { n: 1 });
  }
  for (const { authorId, status } of written) if (authorId) add(given, `${authorId}|experiences`, { [status]: 1 });
  for (const { authorId, status } of entries) if (authorId) add(given, `${authorId}|databank_entries`, { [status]: 1 });
  const ofCourses = courseIds.map((courseId) => {
    const own = approved.filter((row) => row.courseId === courseId);
    const total = (pick: (row: (typeof own)[number]) => number) =>
      mean(
        own.reduce((sum, row) => sum + pick(row), 0),
        own.length,
      );
    return {
      courseId,
      experienceCount: own.length,
      overallHundredths: total((row) => row.overall),
      difficultyHundredths: total((row) => row.difficulty),
      hoursHundredths: total((row) => row.weeklyHours),
      databankCount: entries.filter((row) => row.courseId === courseId && row.status === "approved").length,
    };
  });
  return { sums, grades, given, courses: ofCourses };
}

/** What the database says the numbers are; rows that went back to nothing are left out. */
export async function kept(courseIds: string[]) {
  const { db } = testContext();
  const sums = await db.select().from(experienceSums).where(inArray(experienceSums.courseId, courseIds));
  const grades = await db.select().from(gradeCounts).where(inArray(gradeCounts.courseId, courseIds));
  const { userId, collection, waiting, approved, rejected, deleted } = contributions;
  const given = await db
    .select({ userId, collection, waiting, approved, rejected, deleted })
    .from(contributions)
    .where(inArray(contributions.collection, ["experiences", "databank_entries"]));
  const { courseId, experienceCount, overallHundredths, difficultyHundredths, hoursHundredths, databankCount } = courses;
  const ofCourses = await db
    .select({ courseId, experienceCount, overallHundredths, difficultyHundredths, hoursHundredths, databankCount })
    .from(courses)
    .where(inArray(courseId, courseIds));
  const byKey = <T extends Record<string, unknown>>(rows: T[], key: (row: T) => string) =>
    withoutNothing(Object.fromEntries(rows.map((row) => [key(row), numbersOf(row)])));
  return {
    sums: byKey(sums, (row) => `${row.courseId}|${row.instructorId}|${row.term}`),
    grades: byKey(grades, (row) => `${row.courseId}|${row.letterGrade}`),
    given: byKey(given, (row) => `${row.userId}|${row.collection}`),
    courses: courseIds.map((id) => ofCourses.find((row) => row.courseId === id)),
  };
}

/** A collection's totals by state, as kept and as they are. */
export async function totals(name: "experiences" | "databank_entries") {
  const { db } = testContext();
  const table = name === "experiences" ? experiences : databankEntries;
  const rows = await db.select({ status: table.status }).from(table);
  const states = ["waiting", "approved", "rejected", "deleted"] as const;
  const stored = await db
    .select()
    .from(counters)
    .where(and(eq(counters.name, name)));
  return {
    kept: states.map((state) => stored.find(({ facet }) => facet === state)?.value ?? 0),
    counted: states.map((state) => rows.filter(({ status }) => status === state).length),
  };
}

/** Fills in the states that a person has nothing in, so that both sides have the same shape. */
export function comparable({ given, ...rest }: Awaited<ReturnType<typeof recount>>) {
  const empty = { waiting: 0, approved: 0, rejected: 0, deleted: 0 };
  return { ...rest, given: Object.fromEntries(Object.entries(given).map(([key, row]) => [key, { ...empty, ...row }])) };
}
