/** The catalog's list: one statement finds, counts and shows. */
import { courseLanguages, type courseLevels, type courseTypes, semesterBits } from "@schema/catalog";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { type Paging, pageFrom } from "~/platform/lists/paging";
import type { CatalogFilters } from "./catalog.schemas";
import { type FoundCounts, foundPage } from "./course-finder.repository.server";
import type { SearchPlan } from "./search-plan.rules";
import { type TakeFacts, takeConditions, takenFrom } from "./take.repository.server";

/** How far an index is counted: with the days of each course shown, ten rows for each are soon read. */
const countCap = ({ page, size }: Paging) => size * (2 + page);

/** More courses than are given in any term. */
export const MAX_MATCHED = 5000;

/** The latest imported term; the end of an index. */
export const latestTerm = sql`(SELECT max(term) FROM offerings WHERE withdrawn_at IS NULL)`;

/** The term of the latest list of non-technical electives; the end of an index. */
const latestElectives = sql`(SELECT max(non_technical_term) FROM courses WHERE status = 'active')`;

export interface CatalogRow {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  creditHalves: number | null;
  courseType: (typeof courseTypes)[number];
  level: (typeof courseLevels)[number];
  departmentId: string;
  experienceCount: number;
  overallHundredths: number | null;
  /** `0,2`; null without times. */
  days: string | null;
  /** Who gives it, where names were looked for. */
  lecturer?: string | null;
}

/** A list with what its own filters go by, where it has any. */
export type ListFilters = CatalogFilters & { facts?: TakeFacts | null };

const isTimed = ({ days, slot_day, slot_from, slot_to }: CatalogFilters) =>
  days !== undefined || slot_day !== undefined || slot_from !== undefined || slot_to !== undefined;

type Parts = (SQL | false | null | undefined | "" | 0)[];

const allOf = (parts: Parts): SQL =>
  sql.join(
    parts.filter((part) => part instanceof Object),
    sql` AND `,
  );

/** Whether a meeting lies within the chosen days and the free slot. */
function fits(meeting: SQL, { days, slot_day, slot_from, slot_to }: CatalogFilters): SQL {
  return allOf([
    days && sql`${meeting}.day IN ${days}`,
    slot_day !== undefined && sql`${meeting}.day = ${slot_day}`,
    slot_from !== undefined && sql`${meeting}.start_minute >= ${slot_from}`,
    slot_to !== undefined && sql`${meeting}.end_minute <= ${slot_to}`,
  ]);
}

/**
 * Courses with a section of the latest term all of whose meetings fit, or one of them where that is enough; where all have to, a
 * section is looked at by its first meeting.
 */
export function fittingCourses(filters: CatalogFilters): SQL {
  if (filters.meets_then)
    return sql`c.course_id IN (SELECT m.course_id FROM section_meetings m WHERE m.term = ${latestTerm} AND ${fits(sql`m`, filters)})`;
  return sql`c.course_id IN (
    SELECT m.course_id FROM section_meetings m
    WHERE m.term = ${latestTerm} AND ${fits(sql`m`, filters)} AND m.position = 0 AND NOT EXISTS (
      SELECT 1 FROM section_meetings o WHERE o.section_id = m.section_id AND NOT (${fits(sql`o`, filters)})))`;
}

/** The languages that a filter lets through. */
const languagesOf = (filter: NonNullable<CatalogFilters["language"]>): string[] =>
  filter.startsWith("not_") ? courseLanguages.filter((each) => `not_${each}` !== filter) : [filter];

/**
 * The conditions of a list.
 * @param plus a plus sign keeps SQLite from starting at an index of these columns
 * @param statusPlus the same for the status, with which every index of a list begins
 */
function conditions({ facts, ...filters }: ListFilters, plus: SQL, statusPlus: SQL = plus): SQL {
  return allOf([
    // An index that begins with the status is taken for its own words, so the status isn't bound.
    sql`${statusPlus}c.status = ${sql.raw(`'${filters.status ?? "active"}'`)}`,
    isTimed(filters) && fittingCourses(filters),
    filters.department_id && sql`${plus}c.department_id = ${filters.department_id}`,
    filters.level && sql`${plus}c.level = ${filters.level}`,
    filters.course_type && sql`${plus}c.course_type = ${filters.course_type}`,
    filters.credits !== undefined && sql`${plus}c.credit_halves = ${filters.credits * 2}`,
    filters.ects !== undefined && sql`${plus}c.ects_halves = ${filters.ects * 2}`,
    filters.language && sql`${plus}c.language IN ${languagesOf(filters.language)}`,
    // A partial index is taken only by its own words, so the bit isn't bound.
    filters.semester && sql`${plus}c.offered_semesters & ${sql.raw(String(semesterBits[filters.semester]))}`,
    filters.non_technical && sql`${plus}c.non_technical_term = ${latestElectives}`,
    filters.no_prerequisites && sql`${plus}c.has_prerequisites = 0`,
    filters.offered && sql`${plus}c.last_term = ${latestTerm}`,
    filters.outside && sql`c.department_id <> ${filters.outside}`,
    ...(facts ? takeConditions(filters, facts) : []),
  ]);
}

const isFiltered = ({ q: _, is_exact: __, page: ___, size: ____, sort: _____, facts: ______, ...filters }: ListFilters) =>
  Object.values(filters).some((value) => value !== undefined && value !== "");

/** The days on which a course meets in the latest term. SQLite would read the whole term, if it weren't told the index. */
const meetingDays = sql`(SELECT group_concat(DISTINCT m.day) FROM section_meetings m INDEXED BY section_meetings_course WHERE m.course_id = c.course_id AND m.term = ${latestTerm})`;

/** What is shown of a course `c`. */
const shownColumns = sql`c.course_id AS courseId, c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr,
  c.credit_halves AS creditHalves, c.course_type AS courseType, c.level, c.department_id AS departmentId,
  c.experience_count AS experienceCount, c.overall_hundredths AS overallHundredths, ${meetingDays} AS days`;

interface Found {
  rows: CatalogRow[];
  total: number;
  latestTerm: string | null;
  /** The step of the plan that found something. */
  step?: number | null;
  /** What the statements beside it answered. */
  beside?: readonly unknown[][];
}

type RawStatement = ReturnType<typeof rawStatement<object>>;

type Base = Pick<Context, "db">;

/** Means are null under the floor of ratings: such courses come last. */
const ORDERS = {
  code: sql`c.sort_key, c.key`,
  easiest: sql`c.difficulty_hundredths NULLS LAST, c.key`,
  hardest: sql`c.difficulty_hundredths DESC, c.key DESC`,
  rating: sql`c.overall_hundredths DESC, c.key DESC`,
  hours: sql`c.hours_hundredths NULLS LAST, c.key`,
  experiences: sql`c.experience_count DESC, c.key DESC`,
  views: sql`c.view_count DESC, c.key DESC`,
};
/** What they order by, of the course `c`. */
const ordered = sql`c.difficulty_hundredths, c.hours_hundredths, c.overall_hundredths, c.experience_count, c.view_count`;

const orderOf = ({ sort = "code" }: ListFilters) => ORDERS[sort];
const windowOf = ({ page, size }: CatalogFilters) => sql`LIMIT ${size + 1} OFFSET ${(page - 1) * size}`;

/** Words decide which courses fit and, unless another order is asked for, which come first. */
async function findByWords({ db }: Base, filters: ListFilters, plan: SearchPlan): Promise<Found> {
  const statement = foundPage<CatalogRow & Pick<Found, "latestTerm">>(db, {
    plan,
    where: conditions(filters, sql`+`),
    order: filters.sort ? orderOf(filters) : null,
    ordered: sql`, ${ordered}`,
    shown: sql`${latestTerm} AS latestTerm, ${shownColumns}`,
    size: filters.size,
    offset: (filters.page - 1) * filters.size,
  });
  const [rows] = await db.batch([statement]);
  return { rows: rows.filter(({ courseId }: CatalogRow) => courseId !== null), ...countsOf(rows[0]) };
}

const countsOf = (row: (FoundCounts & Pick<Found, "latestTerm">) | undefined) => ({
  total: row?.total ?? 0,
  step: row?.step ?? null,
  latestTerm: row?.latestTerm ?? null,
});

/** The conditions of a list that begins at its few hits, whatever its order. */
const fewConditions = (filters: ListFilters): SQL =>
  allOf([filters.facts && takenFrom(filters, filters.facts), conditions(filters, sql`+`)]);

/** Whether a list has few hits, which are found by themselves: by their times, in a schedule, in a curriculum. */
const isOfFew = (filters: ListFilters): boolean => isTimed(filters) || Boolean(filters.facts && takenFrom(filters, filters.facts));

/** The conditions by which courses are only counted. */
export const countConditions = (filters: ListFilters): SQL => (isOfFew(filters) ? fewConditions(filters) : conditions(filters, sql``));

/** The few are looked up once, from their own hits; what was found is then counted and shown. */
async function findFew({ db }: Base, filters: ListFilters, beside: readonly RawStatement[]): Promise<Found> {
  const statement = rawStatement<CatalogRow & Pick<Found, "total" | "latestTerm">>(
    db,
    sql`WITH matched AS MATERIALIZED (
        SELECT c.key, c.sort_key, ${ordered} FROM courses c WHERE ${fewConditions(filters)} LIMIT ${MAX_MATCHED}
      ), shown AS MATERIALIZED (SELECT c.key FROM matched c ORDER BY ${orderOf(filters)} ${windowOf(filters)})
      SELECT (SELECT count(*) FROM matched) AS total, ${latestTerm} AS latestTerm, ${shownColumns}
      FROM (SELECT 1) LEFT JOIN shown s ON true LEFT JOIN courses c ON c.key = s.key ORDER BY ${orderOf(filters)}`,
  );
  const [rows, ...others] = await db.batch([statement, ...beside]);
  return {
    rows: rows.filter(({ courseId }: CatalogRow) => courseId !== null),
    total: rows[0]?.total ?? 0,
    latestTerm: rows[0]?.latestTerm ?? null,
    beside: others,
  };
}

/** Anything else walks an index in the order of the list and stops when the page is full; the count stops at its cap. */
async function findFromIndex({ db }: Base, filters: ListFilters, beside: readonly RawStatement[]): Promise<Found> {
  const isByIndex = filters.sort !== undefined && filters.sort !== "code" && !filters.department_id;
  const plus = isByIndex ? sql`+` : sql``;
  const total = isFiltered(filters)
    ? sql`SELECT count(*) FROM (SELECT 1 FROM courses c WHERE ${conditions(filters, sql``)} LIMIT ${countCap(filters) + 1})`
    : sql`SELECT value FROM counters WHERE name = 'courses' AND facet = 'active'`;
  const [rows, [summary], ...others] = await db.batch([
    rawStatement<CatalogRow>(
      db,
      sql`SELECT ${shownColumns} FROM courses c WHERE ${conditions(filters, plus, sql``)} ORDER BY ${orderOf(filters)} ${windowOf(filters)}`,
    ),
    rawStatement<Pick<Found, "total" | "latestTerm">>(db, sql`SELECT coalesce((${total}), 0) AS total, ${latestTerm} AS latestTerm`),
    ...beside,
  ]);
  return { rows, total: summary?.total ?? 0, latestTerm: summary?.latestTerm ?? null, beside: others };
}

/**
 * A page of courses, active ones unless another status is asked for, and the latest term. One round trip.
 * @param plan the words to look for; none without it
 * @param beside what else is asked in the same round trip; of a list without words
 */
export async function listCatalog(ctx: Base, filters: ListFilters, plan: SearchPlan | null = null, beside: readonly RawStatement[] = []) {
  const isCounted = isFiltered(filters) && !plan && !isOfFew(filters);
  const withoutWords = isOfFew(filters) ? findFew : findFromIndex;
  const found = await (plan ? findByWords(ctx, filters, plan) : withoutWords(ctx, filters, beside));
  const page = pageFrom(found.rows, found.total, filters, isCounted ? countCap(filters) : undefined);
  return { ...page, latestTerm: found.latestTerm, step: found.step ?? null, beside: found.beside ?? [] };
}
