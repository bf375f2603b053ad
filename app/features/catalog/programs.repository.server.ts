/** Curricula in D1. */
import { courses, programCourses, programs } from "@schema/catalog";
import { asc, eq, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns } from "~/platform/db.server";

type Base = Pick<Context, "db">;

/** No department has so many; the most have one from the catalog and one from the list of must courses. */
const MAX_PROGRAMS = 30;
const MAX_LINES = 300;

/** How many curricula each department has, by its id. */
export async function countPrograms({ db }: Base): Promise<Map<string, number>> {
  const rows = await db
    .select({ departmentId: programs.departmentId, count: sql<number>`count(*)`.as("count") })
    .from(programs)
    .groupBy(programs.departmentId);
  return new Map(rows.flatMap(({ departmentId, count }) => (departmentId ? [[departmentId, count] as const] : [])));
}

/** A department's curricula, and the lines of one of them: the one asked for, else the first. One round trip. */
export async function readPrograms({ db }: Base, departmentId: string, programId: string) {
  const chosen = sql`(SELECT program_id FROM programs WHERE department_id = ${departmentId} ORDER BY program_id = ${programId} DESC, source, name, program_id LIMIT 1)`;
  const [own, lines] = await db.batch([
    db
      .select({
        programId: programs.programId,
        name: programs.name,
        degree: programs.degree,
        source: programs.source,
        sourceUrl: programs.sourceUrl,
        sourceDate: programs.sourceDate,
      })
      .from(programs)
      .where(eq(programs.departmentId, departmentId))
      .orderBy(asc(programs.source), asc(programs.name), asc(programs.programId))
      .limit(MAX_PROGRAMS),
    db
      .select(
        columns({
          semester: programCourses.semester,
          position: programCourses.position,
          courseCode: programCourses.courseCode,
          electiveKind: programCourses.electiveKind,
          name: programCourses.name,
          creditHalves: programCourses.creditHalves,
          theoryHours: programCourses.theoryHours,
          practiceHours: programCourses.practiceHours,
          ectsHalves: programCourses.ectsHalves,
          currentCode: courses.courseCode,
          nameEn: courses.nameEn,
          nameTr: courses.nameTr,
        }),
      )
      .from(programCourses)
      .leftJoin(courses, eq(courses.courseId, programCourses.courseId))
      .where(sql`${programCourses.programId} = ${chosen}`)
      .orderBy(asc(programCourses.semester), asc(programCourses.position))
      .limit(MAX_LINES),
  ]);
  return { programs: own, lines };
}
