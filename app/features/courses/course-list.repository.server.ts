/** Lists of courses: every filter and order has an index, and a total never costs a count of everything. */
import { courses } from "@schema/catalog";
import { departments } from "@schema/departments";
import { counters } from "@schema/platform";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { countCap, type PageOf, pageFrom } from "~/platform/lists/paging";
import { ftsQuery } from "~/platform/search";
import type { CourseFilters, CourseSort } from "./courses.schemas";

/** A search looks at this many hits at the most; whoever gets more should add a word. */
const MAX_HITS = 100;

const itemColumns = columns({
  courseId: courses.courseId,
  courseCode: courses.courseCode,
  nameEn: courses.nameEn,
  nameTr: courses.nameTr,
  creditHalves: courses.creditHalves,
  courseType: courses.courseType,
  level: courses.level,
  departmentCode: departments.departmentCode,
  experienceCount: courses.experienceCount,
  overallHundredths: courses.overallHundredths,
  difficultyHundredths: courses.difficultyHundredths,
  hoursHundredths: courses.hoursHundredths,
  databankCount: courses.databankCount,
  databankUpdatedAt: courses.databankUpdatedAt,
});

const orders: Record<CourseSort | "databank", SQL[]> = {
  experiences: [desc(courses.experienceCount), desc(courses.key)],
  code: [asc(courses.sortKey), asc(courses.key)],
  rating: [desc(courses.overallHundredths), desc(courses.key)],
  easiest: [asc(courses.difficultyHundredths), asc(courses.key)],
  views: [desc(courses.viewCount), desc(courses.key)],
  databank: [desc(courses.databankCount), desc(courses.key)],
};

/** Keys of courses whose code, name or instructors match, best first. */
function hits(query: string): SQL {
  return sql`courses.key IN (
    SELECT rowid FROM (SELECT rowid FROM courses_fts WHERE courses_fts MATCH ${query} ORDER BY rank LIMIT ${MAX_HITS})
    UNION
    SELECT key FROM (SELECT DISTINCT c.key FROM instructors_fts f
      JOIN instructors i ON i.key = f.rowid
      JOIN section_instructors s ON s.instructor_id = i.instructor_id
      JOIN courses c ON c.course_id = s.course_id
      WHERE instructors_fts MATCH ${query} LIMIT ${MAX_HITS}))`;
}

type ListFilters = Omit<CourseFilters, "sort"> & { sort: CourseSort | "databank" };

function conditions(filters: ListFilters): SQL | undefined {
  const query = filters.q ? ftsQuery(filters.q) : null;
  return and(
    eq(courses.status, "active"),
    filters.department_id ? eq(courses.departmentId, filters.department_id) : undefined,
    filters.level ? eq(courses.level, filters.level) : undefined,
    filters.course_type ? eq(courses.courseType, filters.course_type) : undefined,
    filters.sort === "easiest" ? sql`${courses.difficultyHundredths} IS NOT NULL` : undefined,
    query ? hits(query) : undefined,
  );
}

const isFiltered = ({ q, department_id, level, course_type, sort }: ListFilters) =>
  Boolean(q || department_id || level || course_type || sort === "easiest");

export type CourseListItem = Awaited<ReturnType<typeof listCourses>>["items"][number];

/** A page of active courses. One round trip. */
export async function listCourses({ db }: Pick<Context, "db">, filters: ListFilters) {
  const { page, size } = filters;
  const where = conditions(filters);
  const cap = countCap(filters);
  const rows = db
    .select(itemColumns)
    .from(courses)
    .innerJoin(departments, eq(departments.departmentId, courses.departmentId))
    .where(where)
    .orderBy(...orders[filters.sort])
    .limit(size + 1)
    .offset((page - 1) * size);
  const total = isFiltered(filters)
    ? db.select({ value: sql<number>`count(*)`.as("value") }).from(
        db
          .select({ one: sql`1`.as("one") })
          .from(courses)
          .where(where)
          .limit(cap + 1)
          .as("counted"),
      )
    : db
        .select({ value: counters.value })
        .from(counters)
        .where(and(eq(counters.name, "courses"), eq(counters.facet, "active")));
  const [items, [counted]] = await db.batch([rows, total]);
  return pageFrom(items, counted?.value ?? 0, filters, isFiltered(filters) ? cap : undefined) satisfies PageOf<unknown>;
}
