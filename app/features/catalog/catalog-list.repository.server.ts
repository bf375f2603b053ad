/** The catalog's list: one statement finds, counts and shows, so that a filter is paid for once. */
import type { courseLevels, courseTypes } from "@schema/courses";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { eachOf, written } from "~/platform/db.server";
import { countCap, pageFrom } from "~/platform/lists/paging";
import { ftsQuery } from "~/platform/search";
import type { CatalogFilters } from "./catalog.schemas";

/** A search looks at this many hits at the most; whoever gets more should add a word. */
const MAX_HITS = 100;

/** The latest imported term; the end of an index. */
export const latestTerm = sql`(SELECT max(term) FROM offerings)`;

interface Row {
  total: number;
  latestTerm: string | null;
  courseId: string | null;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  creditHalves: number | null;
  courseType: (typeof courseTypes)[number];
  level: (typeof courseLevels)[number];
  departmentCode: string;
  experienceCount: number;
  overallHundredths: number | null;
  /** `0,2`; null without times. */
  days: string | null;
}

export type CatalogRow = Omit<Row, "total" | "latestTerm">;

/** Keys of courses whose code, name or instructors match. */
function hits(query: string): SQL {
  return sql`c.key IN (
    SELECT rowid FROM (SELECT rowid FROM courses_fts WHERE courses_fts MATCH ${query} ORDER BY rank LIMIT ${MAX_HITS})
    UNION
    SELECT key FROM (SELECT t.key FROM instructors_fts f
      JOIN instructors i ON i.key = f.rowid
      JOIN section_instructors s ON s.instructor_id = i.instructor_id
      JOIN courses t ON t.course_id = s.course_id
      WHERE instructors_fts MATCH ${query} LIMIT ${MAX_HITS}))`;
}

const isTimed = ({ days, slot_day, slot_from, slot_to }: CatalogFilters) =>
  days !== undefined || slot_day !== undefined || slot_from !== undefined || slot_to !== undefined;

/** Whether a meeting lies within the chosen days and the free slot. */
function fits(meeting: SQL, { days, slot_day, slot_from, slot_to }: CatalogFilters): SQL {
  const parts = [
    days && sql`${meeting}.day IN (SELECT value FROM ${eachOf(days)})`,
    slot_day !== undefined && sql`${meeting}.day = ${slot_day}`,
    slot_from !== undefined && sql`${meeting}.start_minute >= ${slot_from}`,
    slot_to !== undefined && sql`${meeting}.end_minute <= ${slot_to}`,
  ];
  return sql.join(parts.filter((part) => part instanceof Object), sql` AND `);
}

/** Courses with a section of the latest term all of whose meetings fit; a section is looked at by its first meeting. */
function fittingCourses(filters: CatalogFilters): SQL {
  return sql`c.course_id IN (
    SELECT m.course_id FROM section_meetings m
    WHERE m.term = ${latestTerm} AND ${fits(sql`m`, filters)} AND m.position = 0 AND NOT EXISTS (
      SELECT 1 FROM section_meetings o WHERE o.section_id = m.section_id AND NOT (${fits(sql`o`, filters)})))`;
}

/**
 * The conditions of a list. A plus sign keeps SQLite from choosing a column's index: searches and times start from
 * their own hits, and the most viewed from the index of views.
 */
function conditions(filters: CatalogFilters): SQL {
  const query = filters.q ? ftsQuery(filters.q) : null;
  const plus = query || isTimed(filters) || (filters.sort === "views" && !filters.department_id) ? sql`+` : sql``;
  const parts = [
    sql`${plus}c.status = 'active'`,
    query && hits(query),
    isTimed(filters) && fittingCourses(filters),
    filters.department_id && sql`${plus}c.department_id = ${filters.department_id}`,
    filters.level && sql`${plus}c.level = ${filters.level}`,
    filters.course_type && sql`${plus}c.course_type = ${filters.course_type}`,
    filters.credits !== undefined && sql`${plus}c.credit_halves = ${filters.credits * 2}`,
    filters.no_prerequisites && sql`${plus}c.has_prerequisites = 0`,
    filters.offered && sql`${plus}c.last_term = ${latestTerm}`,
  ];
  return sql.join(parts.filter((part) => part instanceof Object), sql` AND `);
}

const isFiltered = ({ page: _, size: __, sort: ___, ...filters }: CatalogFilters) => Object.values(filters).some((value) => value !== undefined && value !== "");

/** The days on which a course meets in the latest term. */
const meetingDays = sql`(SELECT group_concat(DISTINCT m.day) FROM section_meetings m WHERE m.course_id = c.course_id AND m.term = ${latestTerm})`;

/** A page of active courses, and the latest term. One round trip. */
export async function listCatalog({ db }: Pick<Context, "db">, filters: CatalogFilters) {
  const { page, size, sort } = filters;
  const cap = countCap(filters);
  const order = sort === "views" ? sql`view_count DESC, key DESC` : sql`sort_key, key`;
  const total = isFiltered(filters) ? sql`SELECT count(*) AS total FROM matched` : sql`SELECT value AS total FROM counters WHERE name = 'courses' AND facet = 'active'`;
  const limit = isFiltered(filters) ? cap + 1 : page * size + 1;
  const [rows] = await db.batch([
    written<Row>(
      db,
      sql`WITH matched AS MATERIALIZED (
          SELECT c.key, c.sort_key, c.view_count FROM courses c WHERE ${conditions(filters)} ORDER BY ${order} LIMIT ${limit}
        ), shown AS MATERIALIZED (
          SELECT key FROM matched ORDER BY ${order} LIMIT ${size + 1} OFFSET ${(page - 1) * size}
        )
        SELECT coalesce((${total}), 0) AS total, ${latestTerm} AS latestTerm, c.course_id AS courseId, c.course_code AS courseCode,
          c.name_en AS nameEn, c.name_tr AS nameTr, c.credit_halves AS creditHalves, c.course_type AS courseType, c.level,
          d.department_code AS departmentCode, c.experience_count AS experienceCount, c.overall_hundredths AS overallHundredths,
          ${meetingDays} AS days
        FROM (SELECT 1) LEFT JOIN shown s ON true LEFT JOIN courses c ON c.key = s.key
          LEFT JOIN departments d ON d.department_id = c.department_id
        ORDER BY ${sort === "views" ? sql`c.view_count DESC, c.key DESC` : sql`c.sort_key, c.key`}`,
    ),
  ]);
  const items = rows.filter((row): row is Row & { courseId: string } => row.courseId !== null).map(({ total: _, latestTerm: __, ...item }) => item);
  return { ...pageFrom(items, rows[0]?.total ?? 0, filters, isFiltered(filters) ? cap : undefined), latestTerm: rows[0]?.latestTerm ?? null };
}
