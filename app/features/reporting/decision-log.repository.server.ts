/** What moderators decided, from the audit, the latest first; and bringing back what one decision took down. Never whose it is. */
import { auditEntries } from "@schema/platform";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { auditedAs, POST } from "~/engines/posts/audited";
import { decisionStatements } from "~/engines/review/review.server";
import { type Place, type Subject, subjectById, subjectJoins, subjectPlace, subjectWords } from "~/engines/review/subjects.server";
import { liftWhere } from "~/platform/accounts/pauses.repository.server";
import { auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import { isAdmin, type StaffContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { groupBy } from "~/platform/group";
import { checkTotals } from "./checks.repository.server";
import type { DecisionFilters } from "./decision-log.schemas";
import { CHECK_DAYS, outcomes } from "./outcomes";

/** As the audit's index has it. */
const verb = sql`substr(a.act, instr(a.act, '.') + 1)`;

export interface DecisionRow {
  key: number;
  auditId: string;
  actorId: string | null;
  actorName: string | null;
  kind: string;
  subjectId: string;
  outcome: (typeof outcomes)[number];
  reason: string | null;
  at: number;
}

/** What the thing of a decision says and where it stands; of a report or an appeal what that is about. All null where it isn't there any more. */
export interface LoggedRow extends DecisionRow, Place {
  thingType: string | null;
  thingId: string | null;
  excerpt: string | null;
  subjectStatus: string | null;
}

const columns = sql`a.key, a.audit_id AS auditId, a.actor_id AS actorId, u.name AS actorName, a.subject_type AS kind, a.subject_id AS subjectId,
  ${verb} AS outcome, a.reason, a.created_at AS at`;

/** On what is decided, by every name that the audit has for it: what people write, reports about it and appeals. */
export const decidedKinds = ({ product }: Pick<StaffContext, "product">): string[] => [
  ...new Set([...product.reviewables.flatMap(({ type }) => auditedAs(product, type)), "report", "appeal"]),
];

const isDecision = (ctx: Pick<StaffContext, "product">, kind?: string): SQL =>
  sql`a.actor_id IS NOT NULL AND a.subject_type IN (SELECT value FROM ${eachOf(decidedKinds(ctx))}) AND ${kind ? sql`a.subject_type = ${kind}` : sql`1`}`;

/** The keys of the latest of each outcome: of each no more than a page, through the index of verbs. */
function latestOf(ctx: StaffContext, { actor, kind, before, size }: DecisionFilters): SQL {
  const [at, key] = before?.split("-").map(Number) ?? [];
  const conditions = [
    sql`${verb} = o.value`,
    isDecision(ctx, kind),
    ...(actor ? [sql`a.actor_id = ${actor}`] : []),
    ...(before ? [sql`(a.created_at, a.key) < (${at}, ${key})`] : []),
  ];
  return sql`SELECT a.key FROM ${auditEntries} AS a WHERE ${sql.join(conditions, sql` AND `)} ORDER BY a.created_at DESC, a.key DESC LIMIT ${size + 1}`;
}

/** Decisions with what each is about, as reports name it. */
const withThings = ({ product }: StaffContext, decisions: SQL): SQL =>
  sql`SELECT d.*, coalesce(rp.subject_id, ap.subject_id, d.subjectId) AS subject_id, coalesce(rp.subject_type, ap.subject_type,
      iif(d.kind IN (SELECT value FROM ${eachOf(auditedAs(product, POST))}), ${POST}, d.kind)) AS subject_type
    FROM (${decisions}) AS d LEFT JOIN reports AS rp ON d.kind = 'report' AND rp.report_id = d.subjectId
    LEFT JOIN appeals AS ap ON d.kind = 'appeal' AND ap.appeal_id = d.subjectId`;

/** A page of decisions with one more, and who decides. One round trip. */
export async function readDecisionPage(ctx: StaffContext, filters: DecisionFilters) {
  const { actor = "", outcome, size } = filters;
  const page = sql`SELECT ${columns} FROM ${eachOf(outcome ? [outcome] : outcomes)} AS o
    CROSS JOIN ${auditEntries} AS a ON a.key IN (${latestOf(ctx, filters)})
    LEFT JOIN users AS u ON u.user_id = a.actor_id ORDER BY a.created_at DESC, a.key DESC LIMIT ${size + 1}`;
  const [rows, staff, checks] = await ctx.db.batch([
    rawStatement<LoggedRow>(
      ctx.db,
      sql`SELECT r.key, r.auditId, r.actorId, r.actorName, r.kind, r.subjectId, r.outcome, r.reason, r.at,
          r.subject_type AS thingType, r.subject_id AS thingId, ${subjectPlace(ctx)}, ${subjectWords(ctx)}
        FROM (${withThings(ctx, page)}) AS r ${subjectJoins(ctx)} ORDER BY r.at DESC, r.key DESC`,
    ),
    rawStatement<{ userId: string; name: string }>(
      ctx.db,
      sql`SELECT user_id AS userId, name FROM users WHERE user_role IN ('moderator', 'admin') OR user_id = ${actor} ORDER BY sort_key, key`,
    ),
    ...(isAdmin(ctx.actor) ? [checkTotals(ctx, ctx.clock.now() - CHECK_DAYS * DAY)] : []),
  ]);
  return { rows, staff, checks: checks ?? null };
}

/** How the thing that a removal took down stands now. */
export interface Standing {
  id: string;
  /** When it was removed, if it is still as it was then. */
  removedAt: number;
  isMine: number;
  /** What became of its author's appeal against this removal. */
  appeal: "open" | "granted" | "refused" | null;
  /** What the author was answered. */
  answer: string | null;
}

const appealAgainst = (column: SQL, id: SQL) =>
  sql`(SELECT ap.${column} FROM appeals AS ap WHERE ap.subject_id = ${id} AND ap.removed_at = t.reviewed_at)`;

/** Which of these things are still removed, and what their authors' appeals came to. One round trip, or none. */
export async function standingOf(ctx: StaffContext, ids: readonly string[]): Promise<Map<string, Standing>> {
  const subjects = [...new Set(ids)].flatMap((id) => subjectById(ctx, id) ?? []).filter(({ kind }) => kind.reviewable.notice !== undefined);
  const statements = [...groupBy(subjects, ({ kind }) => kind.reviewable)].map(([{ table, id }, own]) => {
    const column = sql`t.${sql.identifier(id.name)}`;
    return rawStatement<Standing>(
      ctx.db,
      sql`SELECT ${column} AS id, t.reviewed_at AS removedAt, t.author_id IS ${ctx.actor.userId} AS isMine,
        ${appealAgainst(sql`status`, column)} AS appeal, ${appealAgainst(sql`answer`, column)} AS answer
        FROM ${sql.identifier(getTableName(table))} AS t WHERE ${column} IN (SELECT value FROM ${eachOf(own.map((each) => each.id))}) AND t.status = 'rejected'`,
    );
  });
  const [first, ...others] = statements;
  const found = first ? (await ctx.db.batch([first, ...others])).flat() : [];
  return new Map(found.map((row) => [row.id, row]));
}

/** One decision; null when there is none. */
export async function findDecision(ctx: StaffContext, auditId: string): Promise<DecisionRow | null> {
  const [[row]] = await ctx.db.batch([
    rawStatement<DecisionRow>(
      ctx.db,
      sql`SELECT ${columns} FROM ${auditEntries} AS a LEFT JOIN users AS u ON u.user_id = a.actor_id WHERE a.audit_id = ${auditId} AND ${isDecision(ctx)}`,
    ),
  ]);
  return row ?? null;
}

interface Restored {
  removedAt: number;
  reason: string;
  /** An appeal that was refused doesn't keep it removed. */
  overrules: boolean;
}

/**
 * Shows again what a decision removed, if it is as it was removed then; its author is told as of every approval, and a pause for it ends.
 * @returns whether this call was the one
 */
export async function restore(ctx: StaffContext, { id, kind }: Subject, { removedAt, reason, overrules }: Restored): Promise<boolean> {
  const { reviewable } = kind;
  const now = ctx.clock.now();
  const at = { ...ctx, clock: { now: () => now } };
  const hinders = overrules ? ["open"] : ["open", "refused"];
  const isFit = sql`status = 'rejected' AND reviewed_at = ${removedAt} AND NOT EXISTS (SELECT 1 FROM appeals AS ap WHERE ap.subject_id = ${id} AND ap.removed_at = ${removedAt}
    AND ap.status IN (SELECT value FROM ${eachOf(hinders)}))`;
  const [audit, notice, shown] = decisionStatements(
    at,
    reviewable,
    { ids: [id], decision: "approve", reason },
    { alsoIf: isFit, act: "show" },
  );
  const isShown = sql`EXISTS (SELECT 1 FROM audit_entries AS m WHERE m.subject_type = ${reviewable.type} AND m.subject_id = ${id}
    AND m.act = ${`${reviewable.type}.show`} AND m.actor_id = ${ctx.actor.userId} AND m.created_at = ${now})`;
  const [, , done] = await ctx.db.batch([
    audit,
    notice,
    shown,
    liftWhere(at, sql`p.subject_id = ${id} AND p.created_at = ${removedAt} AND ${isShown}`),
    auditFrom(
      at,
      { act: "appeal.overrule", subjectType: "appeal", subjectId: sql`ap.appeal_id`, reason },
      sql`FROM appeals AS ap WHERE ap.subject_id = ${id} AND ap.removed_at = ${removedAt} AND ap.status = 'refused' AND ${isShown}`,
    ),
  ]);
  return done.length > 0;
}
