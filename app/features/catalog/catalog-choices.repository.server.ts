/** How many courses each choice of a filter would leave, told before it is made: counted once over what all other filters leave. */
import { courseLevels, courseTypes } from "@schema/catalog";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { CatalogFilters } from "./catalog.schemas";
import { countConditions, fittingCourses, type ListFilters, latestTerm, MAX_MATCHED } from "./catalog-list.repository.server";
import { takeConditions } from "./take.repository.server";

const CREDITS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;
const DAYS = [0, 1, 2, 3, 4, 5] as const;

const FACETS = ["level", "course_type", "credits", "prerequisites_met"] as const;
type Facet = (typeof FACETS)[number];

/** By filter, then by its choice. A day is counted together with those that are chosen. */
export type CatalogChoices = Partial<Record<Facet | "days", Readonly<Record<string, number>>>>;

/** Lists that the courses of one term, department or curriculum bound; the whole catalog isn't counted. */
const isBounded = ({ offered, fits, my_required, department_id, facts }: ListFilters) =>
  Boolean(facts && (offered || my_required || department_id || (fits && facts.plan)));

/** Days are counted where nothing else is asked of the times. */
const countsDays = ({ slot_day, slot_from, slot_to, meets_then }: CatalogFilters) =>
  slot_day === undefined && slot_from === undefined && slot_to === undefined && meets_then === undefined;

/** Each choice with whether a row of `base` is one of it. What is ours isn't bound: a statement may have a hundred parameters. */
const CHOICES: readonly { facet: Facet; value: string; holds: SQL }[] = [
  ...courseLevels.map((level) => ({ facet: "level" as const, value: level, holds: sql.raw(`b.level = '${level}'`) })),
  ...courseTypes.map((type) => ({ facet: "course_type" as const, value: type, holds: sql.raw(`b.course_type = '${type}'`) })),
  ...CREDITS.map((credits) => ({ facet: "credits" as const, value: String(credits), holds: sql.raw(`b.credit_halves = ${credits * 2}`) })),
  { facet: "prerequisites_met", value: "1", holds: sql.raw("b.is_met") },
];

/** Whether a row of `base` passes the filters that are chosen, but for one of them. */
const passesBut = (facet: Facet | null): SQL =>
  sql.raw(["b.fits_days", ...FACETS.filter((each) => each !== facet).map((each) => `b.by_${each}`)].join(" AND "));

const sums = (conditions: readonly SQL[]): SQL =>
  sql`json_array(${sql.join(
    conditions.map((holds) => sql`coalesce(sum(${holds}), 0)`),
    sql`, `,
  )})`;

/** Bits of the days that a section may take: those that are chosen, and one more. */
const allowedBits = (chosen: readonly number[], day: number) => [...new Set([...chosen, day])].reduce((sum, each) => sum | (1 << each), 0);

/** How many courses have a section all of whose days are among the chosen ones and one more; null where times are asked for otherwise. */
function dayCounts(filters: ListFilters): SQL {
  if (!countsDays(filters)) return sql`SELECT NULL`;
  const firsts = DAYS.map((day) => sql.raw(`max((mask & ~${allowedBits(filters.days ?? [], day)}) = 0) AS d${day}`));
  return sql`SELECT ${sums(DAYS.map((day) => sql.raw(`d${day}`)))} FROM (SELECT ${sql.join(firsts, sql`, `)} FROM (
      SELECT m.course_id, sum(DISTINCT 1 << m.day) AS mask FROM base b
        CROSS JOIN section_meetings m INDEXED BY section_meetings_course ON m.course_id = b.course_id AND m.term = ${latestTerm}
      WHERE ${sql.raw(FACETS.map((each) => `b.by_${each}`).join(" AND "))} GROUP BY m.course_id, m.section_id) GROUP BY course_id)`;
}

/** What the statement answers: lists, as JSON. */
export interface ChoicesRow {
  counts: string;
  /** Null where days aren't counted. */
  days: string | null;
}

/** The statement for the counts; null for a list that is too long, or goes by nothing of the reader's own. */
export function choicesStatement({ db }: Pick<Context, "db">, filters: ListFilters) {
  const { facts, level, course_type, credits, prerequisites_met } = filters;
  if (!isBounded(filters) || !facts) return null;
  const rest = { ...filters, level: undefined, course_type: undefined, credits: undefined, prerequisites_met: undefined };
  const hasDays = countsDays(filters);
  const [isMet = sql`1`] = takeConditions({ prerequisites_met: true }, facts);
  const by = {
    level: level ? sql`level = ${level}` : sql`1`,
    course_type: course_type ? sql`course_type = ${course_type}` : sql`1`,
    credits: credits === undefined ? sql`1` : sql`credit_halves IS ${credits * 2}`,
    prerequisites_met: prerequisites_met ? sql`is_met` : sql`1`,
  } satisfies Record<Facet, SQL>;
  const columns = FACETS.map((facet) => sql`${by[facet]} AS ${sql.raw(`by_${facet}`)}`);
  return rawStatement<ChoicesRow>(
    db,
    sql`WITH found AS MATERIALIZED (
        SELECT c.course_id, c.level, c.course_type, c.credit_halves, ${isMet} AS is_met,
          ${hasDays && filters.days ? fittingCourses(filters) : sql`1`} AS fits_days
        FROM courses c WHERE ${countConditions({ ...rest, ...(hasDays && { days: undefined }) })} LIMIT ${MAX_MATCHED}
      ), base AS MATERIALIZED (SELECT *, ${sql.join(columns, sql`, `)} FROM found)
      SELECT ${sums(CHOICES.map(({ facet, holds }) => sql`(${passesBut(facet)} AND ${holds})`))} AS counts, (${dayCounts(filters)}) AS days
      FROM base b`,
  );
}

/** The counts out of the statement's row. @param hasMarks whether it is known what was passed */
export function choicesIn(row: ChoicesRow | undefined, hasMarks: boolean): CatalogChoices {
  if (!row) return {};
  const counts = JSON.parse(row.counts) as number[];
  const found: Record<string, Record<string, number>> = {};
  for (const [at, { facet, value }] of CHOICES.entries()) found[facet] = { ...found[facet], [value]: counts[at] ?? 0 };
  if (!hasMarks) delete found.prerequisites_met;
  const days = row.days === null ? null : (JSON.parse(row.days) as number[]);
  return { ...found, ...(days && { days: Object.fromEntries(DAYS.map((day, at) => [String(day), days[at] ?? 0])) }) };
}
