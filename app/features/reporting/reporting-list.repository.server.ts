/** Reports as staff see them: those of one thing together, without who reported; and who reported how much. */
import { counters } from "@schema/platform";
import { eq, type SQL, sql } from "drizzle-orm";
import type { SubjectType } from "~/engines/reported";
import { CLAIM_LASTS } from "~/engines/review/decision";
import { isAuthoredBy, isSealed, type Place, subjectJoins, subjectPlace, subjectWords } from "~/engines/review/subjects.server";
import { untilOf } from "~/platform/accounts/pauses.repository.server";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import type { Category, ReportStatus } from "./choices";
import type { ReportFilters } from "./reporting.schemas";

/** Details shown of one thing's reports. */
const DETAILS = 5;

export interface ReportDetail {
  category: Category;
  /** Null where it is sealed. */
  details: string | null;
  who: "trusted" | "member" | "guest";
  createdAt: number;
}

interface GroupRow extends Place {
  cursor: number;
  reportId: string;
  subjectId: string | null;
  subjectType: SubjectType | null;
  status: ReportStatus;
  locale: "en" | "tr";
  createdAt: number;
  claimedAt: number | null;
  isClaimedByMe: number;
  decidedAt: number | null;
  pausedUntil: number | null;
  isDecidedByMe: number;
  answer: string | null;
  excerpt: string | null;
  subjectStatus: string | null;
  isAuthor: number | null;
  /** JSON: how many, their categories, and whether one is the reader's own. */
  summary: string;
  /** JSON: the first of them. */
  details: string;
}

/** The other reports of a thing that stand as `r` does, under an alias. */
function sameGroup(alias: "g" | "e2", isDecided: boolean): SQL {
  const name = sql.identifier(alias);
  return isDecided
    ? sql`${name}.subject_id = r.subject_id AND ${name}.decided_at = r.decided_at`
    : sql`${name}.subject_id = r.subject_id AND ${name}.status IN ('open', 'claimed')`;
}

/** Keys of reports stay below this. */
const KEYS = 10_000_000_000;

/** Where an open report stands in the list as one number: the urgent first, then the oldest. */
export const placeOf = (row: { urgency: number; key: number }): number => row.urgency * KEYS + row.key;

const place: SQL = sql`(r.urgency * ${sql.raw(`${KEYS}`)} + r.key)`;

/** Claimed by the reader, who has it in hand still. */
const isClaimedBy = ({ actor, clock }: SignedInContext): SQL =>
  sql`r.status = 'claimed' AND r.claimed_by = ${actor.userId} AND r.claimed_at > ${clock.now() - CLAIM_LASTS}`;

/** What the reader has claimed stays where it was. */
function stateOf(ctx: SignedInContext, { status, hasOwnClaims }: ReportQuery): SQL {
  if (status === "decided") return sql`r.decided_at IS NOT NULL`;
  return status === "open" && hasOwnClaims ? sql`(r.status = 'open' OR (${isClaimedBy(ctx)}))` : sql`r.status = ${status}`;
}

function conditionsOf(ctx: SignedInContext, query: ReportQuery): SQL {
  const { status, category, type, after } = query;
  const isDecided = status === "decided";
  const state = stateOf(ctx, query);
  const order = isDecided
    ? sql`r.decided_at < ${after}`
    : sql`(r.urgency, r.key) > (${Math.floor((after ?? 0) / KEYS)}, ${(after ?? 0) % KEYS})`;
  const parts = [
    state,
    sql`NOT EXISTS (SELECT 1 FROM reports AS e2 WHERE ${sameGroup("e2", isDecided)} AND e2.key < r.key)`,
    ...(after ? [order] : []),
    ...(type ? [type === "general" ? sql`r.subject_type IS NULL` : sql`r.subject_type = ${type}`] : []),
    ...(category
      ? [
          sql`(r.category = ${category} OR EXISTS (SELECT 1 FROM reports AS g WHERE ${sameGroup("g", isDecided)} AND g.category = ${category}))`,
        ]
      : []),
  ];
  return sql.join(parts, sql` AND `);
}

const detail = (ctx: SignedInContext, alias: "r" | "g") => {
  const name = sql.identifier(alias);
  return sql`json_object('category', ${name}.category, 'details', iif(${isSealed(ctx)}, NULL, ${name}.details), 'createdAt', ${name}.created_at,
    'who', CASE WHEN ${name}.is_trusted = 1 THEN 'trusted' WHEN ${name}.reporter_id IS NOT NULL THEN 'member' ELSE 'guest' END)`;
};

/** What is listed; `hasOwnClaims` keeps what the reader has claimed among what is open. */
export type ReportQuery = ReportFilters & { hasOwnClaims?: boolean };

interface Which {
  isDecided: boolean;
  where: SQL;
  limit: number;
}

function selectGroups(ctx: SignedInContext, { isDecided, where, limit }: Which) {
  const { db, actor } = ctx;
  const same = sameGroup("g", isDecided);
  const me = actor.userId;
  return rawStatement<GroupRow>(
    db,
    sql`SELECT ${isDecided ? sql`r.decided_at` : place} AS cursor, r.report_id AS reportId, r.subject_id AS subjectId,
      r.subject_type AS subjectType, r.status, r.locale, r.created_at AS createdAt, r.claimed_at AS claimedAt,
      (r.claimed_by IS ${me}) AS isClaimedByMe, r.decided_at AS decidedAt,
      ${untilOf(sql`r.subject_id`, sql`r.decided_at`, ctx.clock.now())} AS pausedUntil, (r.decided_by IS ${me}) AS isDecidedByMe, r.answer,
      ${subjectPlace(ctx)}, ${subjectWords(ctx)}, ${isAuthoredBy(ctx, me)} AS isAuthor,
      CASE WHEN r.subject_id IS NULL THEN json_object('count', 1, 'categories', json_array(r.category), 'isReporter', r.reporter_id IS ${me})
        ELSE (SELECT json_object('count', count(*), 'categories', json_group_array(DISTINCT g.category),
          'isReporter', max(g.reporter_id IS ${me})) FROM reports AS g WHERE ${same}) END AS summary,
      CASE WHEN r.subject_id IS NULL THEN json_array(${detail(ctx, "r")})
        ELSE (SELECT json_group_array(json(one)) FROM (SELECT ${detail(ctx, "g")} AS one FROM reports AS g WHERE ${same}
          ORDER BY g.key LIMIT ${DETAILS})) END AS details
    FROM reports AS r ${subjectJoins(ctx)} WHERE ${where}
    ORDER BY ${isDecided ? sql`r.decided_at DESC` : sql`r.urgency, r.key`} LIMIT ${limit}`,
  );
}

interface Summary {
  count: number;
  categories: Category[];
  isReporter: number;
}

/** A row as the service takes it. */
function asGroup({ summary, details, isClaimedByMe, isDecidedByMe, isAuthor, ...row }: GroupRow) {
  const { count, categories, isReporter } = JSON.parse(summary) as Summary;
  return {
    ...row,
    count,
    categories,
    reports: JSON.parse(details) as ReportDetail[],
    isClaimedByMe: isClaimedByMe === 1,
    isDecidedByMe: isDecidedByMe === 1,
    isOwn: isAuthor === 1 || isReporter === 1,
  };
}

export type StoredGroup = ReturnType<typeof asGroup>;

/** How long the latest decisions took: at most five hundred of the time asked for. */
export const latestDurations = ({ db, clock }: Pick<Context, "db" | "clock">, withinMs: number) =>
  rawStatement<{ took: number }>(
    db,
    sql`SELECT decided_at - created_at AS took FROM reports WHERE decided_at > ${clock.now() - withinMs} ORDER BY decided_at DESC LIMIT 500`,
  );

/** One page of things with reports, with how many reports are in each state and how long decisions took. One round trip. */
export async function listGroups(ctx: StaffContext, filters: ReportQuery, durationsWithinMs: number) {
  const [rows, counted, durations] = await ctx.db.batch([
    selectGroups(ctx, { isDecided: filters.status === "decided", where: conditionsOf(ctx, filters), limit: filters.size + 1 }),
    ctx.db.select().from(counters).where(eq(counters.name, "reports")),
    latestDurations(ctx, durationsWithinMs),
  ]);
  const shown: GroupRow[] = rows.slice(0, filters.size);
  return {
    groups: shown.map(asGroup),
    counts: Object.fromEntries(counted.map(({ facet, value }) => [facet, value])) as Partial<Record<ReportStatus, number>>,
    durations: durations.map(({ took }: { took: number }) => took),
    next: rows.length > filters.size ? shown.at(-1)?.cursor : undefined,
  };
}

/** The statement for the open reports that are decided together with each of these; `groupsFrom` takes its rows. */
export const selectOpenGroups = (ctx: StaffContext, reportIds: readonly string[]) =>
  selectGroups(ctx, { isDecided: false, where: sql`r.report_id IN (SELECT value FROM ${eachOf(reportIds)})`, limit: reportIds.length });

export const groupsFrom = (rows: unknown): StoredGroup[] => (rows as GroupRow[]).map(asGroup);

/** A query of the things of a kind that some reports are about. */
export const subjectsReported = (type: string, reportIds: readonly string[]): SQL =>
  sql`SELECT subject_id FROM reports WHERE report_id IN (SELECT value FROM ${eachOf(reportIds)}) AND subject_type = ${type}`;

export interface ReporterRow {
  userId: string;
  name: string;
  userName: string;
  open: number;
  upheld: number;
  dismissed: number;
  lastAt: number;
}

/**
 * Who reported how much, in the order in which they registered, with one row more than asked for. Today's reports and
 * decisions don't count yet (UTC): nobody sees whose number the one that they just read or decided moves.
 */
export async function listReporters({ db, clock }: Pick<Context, "db" | "clock">, after: string, size: number): Promise<ReporterRow[]> {
  const now = clock.now();
  const today = now - (now % DAY);
  const wasDecided = sql`coalesce(r.decided_at < ${today}, 0)`;
  const [rows] = await db.batch([
    rawStatement<ReporterRow>(
      db,
      sql`SELECT u.user_id AS userId, u.name, u.user_name AS userName, n.open, n.upheld, n.dismissed, n.lastAt
      FROM (SELECT r.reporter_id, sum(NOT ${wasDecided}) AS open, sum(r.status = 'upheld' AND ${wasDecided}) AS upheld,
          sum(r.status = 'dismissed' AND ${wasDecided}) AS dismissed, max(r.created_at) AS lastAt
        FROM reports AS r WHERE r.reporter_id > ${after} AND r.created_at < ${today} GROUP BY r.reporter_id ORDER BY r.reporter_id LIMIT ${size + 1}) AS n
      JOIN users AS u ON u.user_id = n.reporter_id ORDER BY u.user_id`,
    ),
  ]);
  return rows;
}
