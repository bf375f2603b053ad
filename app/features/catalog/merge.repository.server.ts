/** Merges a course into another: everything that hangs on it follows, in one batch, and it is gone. */
import { courses } from "@schema/catalog";
import { type SQL, sql } from "drizzle-orm";
import type { Merge, MergedTable } from "~/engines/merge";
import { auditEntry } from "~/platform/audit.server";
import type { Context, SignedInContext } from "~/platform/context";
import { isStale, onlyIf, rawStatement } from "~/platform/db.server";
import { courseIdOf } from "./course-head.repository.server";

type Base = Pick<Context, "db" | "product">;

/** The two courses; null for a code that none goes by. */
export async function findBoth({ db }: Base, from: string, into: string) {
  const find = (code: string) =>
    db
      .select()
      .from(courses)
      .where(sql`${courses.courseId} = ${courseIdOf(code)}`);
  const [[goes], [stays]] = await db.batch([find(from), find(into)]);
  return { goes: goes ?? null, stays: stays ?? null };
}

/** How much of each place would follow, and how much of it both courses have. One round trip. */
export async function countMoves({ db, product }: Base, merge: Merge) {
  const statements = product.courseMerge.map((place) =>
    rawStatement<{ count: number; twice: number }>(
      db,
      sql`SELECT (${place.count(merge)}) AS count, (${place.countTwice?.(merge) ?? sql`SELECT 0`}) AS twice`,
    ),
  );
  const counted = (await db.batch(statements as [(typeof statements)[number]])) as { count: number; twice: number }[][];
  return product.courseMerge.map(({ name }, index) => ({ name, count: 0, twice: 0, ...counted[index]?.[0] }));
}

/** What a merge does, in its order; foreign keys refuse the last one while anything still names the course. */
export const mergeStatements = (places: readonly MergedTable[], merge: Merge): SQL[] => [
  ...places.flatMap((place) => place.statements(merge)),
  sql`UPDATE courses SET view_count = courses.view_count + f.view_count, last_term = nullif(max(coalesce(courses.last_term, ''), coalesce(f.last_term, '')), ''),
      updated_at = max(${merge.now}, courses.updated_at + 1)
    FROM (SELECT view_count, last_term FROM courses WHERE course_id = ${merge.from}) f WHERE courses.course_id = ${merge.into}`,
  sql`DELETE FROM courses WHERE course_id = ${merge.from}`,
];

type Course = typeof courses.$inferSelect;

/** Merges two courses as they were seen. @returns false when one of them was changed or went meanwhile: then nothing is written */
export async function mergeCourses(ctx: SignedInContext, goes: Course, stays: Course): Promise<boolean> {
  const { db, clock, product } = ctx;
  const merge = { from: goes.courseId, into: stays.courseId, now: clock.now() };
  const isThere = ({ courseId, updatedAt }: Course) =>
    sql`EXISTS (SELECT 1 FROM courses WHERE course_id = ${courseId} AND updated_at = ${updatedAt})`;
  try {
    await db.batch([
      onlyIf(db, sql`${isThere(goes)} AND ${isThere(stays)}`),
      auditEntry(ctx, {
        act: "course.merge",
        subjectType: "course",
        subjectId: goes.courseId,
        before: goes,
        after: { into: stays.courseId, course_code: stays.courseCode },
      }),
      ...mergeStatements(product.courseMerge, merge).map((statement) => rawStatement(db, statement)),
    ]);
    return true;
  } catch (failed) {
    if (isStale(failed)) return false;
    throw failed;
  }
}
