/** Lists of courses: every filter and order has an index, and a total never costs a count of everything. */
import { courses as courseTable } from "@schema/catalog";
import { departments } from "@schema/departments";
import { counters } from "@schema/platform";
import { and, asc, desc, eq, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Context } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { countCap, type PageOf, pageFrom } from "~/platform/lists/paging";
import { rawRows } from "~/platform/raw-rows.server";
import { type FoundBy, foundPage, type SearchPlan } from "../catalog/course-finder.service.server";
import type { CourseFilters, CourseSort } from "./courses.schemas";

/** As the statement for words calls it. */
const courses = alias(courseTable, "c");

const itemFields = {
  courseId: courses.courseId,
  courseCode: courses.courseCode,
  nameEn: courses.nameEn,
  nameTr: courses.nameTr,
  creditHalves: courses.creditHalves,
  courseType: courses.courseType,
  level: courses.level,
  departmentCode: departments.departmentCode,
  faculty: departments.faculty,
  experienceCount: courses.experienceCount,
  overallHundredths: courses.overallHundredths,
  difficultyHundredths: courses.difficultyHundredths,
  hoursHundredths: courses.hoursHundredths,
  databankCount: courses.databankCount,
  databankUpdatedAt: courses.databankUpdatedAt,
};

const orders: Record<CourseSort | "databank", SQL[]> = {
  experiences: [desc(courses.experienceCount), desc(courses.key)],
  code: [asc(courses.sortKey), asc(courses.key)],
  rating: [desc(courses.overallHundredths), desc(courses.key)],
  easiest: [asc(courses.difficultyHundredths), asc(courses.key)],
  hardest: [desc(courses.difficultyHundredths), desc(courses.key)],
  views: [desc(courses.viewCount), desc(courses.key)],
  databank: [desc(courses.databankCount), desc(courses.key)],
};

type ListFilters = Omit<CourseFilters, "sort" | "q" | "is_exact"> & { sort?: CourseSort | "databank" | undefined };

type Base = Pick<Context, "db">;

/** Courses whose difficulty isn't known are in no order of it. */
const isOfDifficulty = ({ sort }: ListFilters) => sort === "easiest" || sort === "hardest";

function conditions(filters: ListFilters): SQL {
  return sql`${and(
    eq(courses.status, "active"),
    filters.department_id ? eq(courses.departmentId, filters.department_id) : undefined,
    filters.level ? eq(courses.level, filters.level) : undefined,
    filters.course_type ? eq(courses.courseType, filters.course_type) : undefined,
    isOfDifficulty(filters) ? sql`${courses.difficultyHundredths} IS NOT NULL` : undefined,
  )}`;
}

const isFiltered = (filters: ListFilters) =>
  Boolean(filters.department_id || filters.level || filters.course_type || isOfDifficulty(filters));

export type CourseListItem = Pick<InferSelectModel<typeof courseTable>, Exclude<keyof typeof itemFields, "departmentCode" | "faculty">> &
  Pick<InferSelectModel<typeof departments>, "departmentCode" | "faculty"> &
  Partial<FoundBy>;

/** A page and, where words were looked for, the step of their plan that found something. */
export type CourseListPage = PageOf<CourseListItem> & { step: number | null };

const shownColumns = sql.join(
  Object.entries(itemFields).map(([name, field]) => sql`${field} AS ${sql.identifier(name)}`),
  sql`, `,
);

/** Words decide which courses fit and, unless another order is asked for, which come first. */
async function listByWords({ db }: Base, filters: ListFilters, plan: SearchPlan): Promise<CourseListPage> {
  const { page, size, sort } = filters;
  const statement = foundPage<CourseListItem>(db, {
    plan,
    where: conditions(filters),
    order: sort ? sql.join(orders[sort], sql`, `) : null,
    ordered: sql`, c.experience_count, c.overall_hundredths, c.difficulty_hundredths, c.view_count, c.databank_count`,
    shown: shownColumns,
    joined: sql`LEFT JOIN ${departments} ON ${departments.departmentId} = ${courses.departmentId}`,
    size,
    offset: (page - 1) * size,
  });
  const [rows] = await db.batch([statement]);
  const { total = 0, step = null } = rows[0] ?? {};
  return {
    ...pageFrom(
      rows.filter(({ courseId }: CourseListItem) => courseId !== null),
      total,
      filters,
    ),
    step,
  };
}

/** All that filters leave, in the order of an index. */
async function listAll({ db }: Base, filters: ListFilters): Promise<CourseListPage> {
  const { page, size } = filters;
  const where = conditions(filters);
  const cap = countCap(filters);
  const rows = db
    .select(columns(itemFields))
    .from(courses)
    .innerJoin(departments, eq(departments.departmentId, courses.departmentId))
    .where(where)
    .orderBy(...orders[filters.sort ?? "experiences"])
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
  const [items, [counted]] = await db.batch([rawRows(db, rows), total]);
  return { ...pageFrom(items as CourseListItem[], counted?.value ?? 0, filters, isFiltered(filters) ? cap : undefined), step: null };
}

/**
 * A page of active courses. One round trip.
 * @param plan the words to look for; none without it
 */
export const listCourses = (ctx: Base, filters: ListFilters, plan: SearchPlan | null = null) =>
  plan ? listByWords(ctx, filters, plan) : listAll(ctx, filters);
