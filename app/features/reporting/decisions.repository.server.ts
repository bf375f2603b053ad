/** What staff do with reports: each act is one conditional write on all open reports of a thing, with its audit rows. */
import { reports } from "@schema/reporting";
import { type SQL, sql } from "drizzle-orm";
import type { SubjectType } from "~/engines/reported";
import { CLAIM_LASTS, UNDO_LASTS } from "~/engines/review/decision";
import { keepOnceLifted, showOnceLifted } from "~/engines/review/restrictions.server";
import { decisionStatements, sealReasons } from "~/engines/review/review.server";
import { rowOf, type Subject, subjectByType } from "~/engines/review/subjects.server";
import { liftedSource, liftWhere, pauseFrom } from "~/platform/accounts/pauses.repository.server";
import { auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import { isAdmin, type StaffContext } from "~/platform/context";
import { rawStatement, reasonOf, returning } from "~/platform/db.server";
import type { ReportStatus } from "./choices";
import { tellOfPause } from "./notices.repository.server";
import type { DecisionInput } from "./reporting.schemas";

/** A report as acts on it need it. What it is about never changes; its state is asked again in each write. */
export interface Target {
  reportId: string;
  subject: Subject | null;
  status: ReportStatus;
  decidedAt: number | null;
  isOwn: boolean;
}

const OPEN = sql`('open', 'claimed')`;

/** The reports that are decided together, under an alias. */
function group(alias: string, { subject, reportId }: Target): SQL {
  const name = sql.identifier(alias);
  return subject ? sql`${name}.subject_id = ${subject.id}` : sql`${name}.report_id = ${reportId}`;
}

/** Neither what is reported nor one of its open reports is the actor's own. */
function isNotOwn({ actor }: StaffContext, target: Target, states: SQL): SQL {
  const report = sql`NOT EXISTS (SELECT 1 FROM reports AS o WHERE ${group("o", target)} AND ${states} AND o.reporter_id = ${actor.userId})`;
  if (!target.subject) return report;
  const { table, where } = rowOf(target.subject);
  return sql`${report} AND NOT EXISTS (SELECT 1 FROM ${table} AS t WHERE ${where} AND t.author_id = ${actor.userId})`;
}

/** Nobody else has a claim on them that still holds. */
const isFree = ({ actor }: StaffContext, target: Target, now: number): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM reports AS c WHERE ${group("c", target)} AND c.status = 'claimed' AND c.claimed_by <> ${actor.userId}
    AND c.claimed_at > ${now - CLAIM_LASTS})`;

/** The open reports that the actor may act on, as `r`. */
const actable = (ctx: StaffContext, target: Target, now: number): SQL =>
  sql`${group("r", target)} AND r.status IN ${OPEN} AND ${isFree(ctx, target, now)} AND ${isNotOwn(ctx, target, sql`o.status IN ${OPEN}`)}`;

interface TargetRow {
  reportId: string;
  subjectId: string | null;
  subjectType: SubjectType | null;
  status: ReportStatus;
  decidedAt: number | null;
}

/** A report with what it is about, and whether it, another open one of the same thing, or the thing itself is the actor's own. */
export async function findTarget(ctx: StaffContext, reportId: string): Promise<Target | null> {
  const { db } = ctx;
  const [[row]] = await db.batch([
    rawStatement<TargetRow>(
      db,
      sql`SELECT report_id AS reportId, subject_id AS subjectId, subject_type AS subjectType, status, decided_at AS decidedAt
        FROM reports WHERE report_id = ${reportId}`,
    ),
  ]);
  if (!row) return null;
  const { subjectId, subjectType, status, decidedAt } = row;
  const subject = subjectId !== null && subjectType !== null ? subjectByType(ctx, subjectType, subjectId) : null;
  const target = { reportId, subject, status, decidedAt, isOwn: false };
  const states = sql`(o.status IN ${OPEN} OR o.report_id = ${reportId})`;
  const [[own]] = await db.batch([rawStatement<{ isOwn: number }>(db, sql`SELECT NOT (${isNotOwn(ctx, target, states)}) AS isOwn`)]);
  return { ...target, isOwn: own?.isOwn === 1 };
}

/** Takes the open reports of a thing in hand. @returns whether the actor has them now */
export async function claim(ctx: StaffContext, target: Target): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const [rows] = await db.batch([
    returning(
      db,
      sql`UPDATE reports AS r SET status = 'claimed', claimed_by = ${actor.userId}, claimed_at = ${now}, updated_at = ${now}
        WHERE ${actable(ctx, target, now)}`,
      { id: reports.reportId },
    ),
  ]);
  return rows.length > 0;
}

/** What a thing was before a decision, so that it can be taken back. */
function snapshot(subject: Subject | null): SQL {
  if (!subject) return sql`NULL`;
  const { table, where } = rowOf(subject);
  return sql`json((SELECT json_object('status', t.status, 'updated_at', t.updated_at, 'reviewed_at', t.reviewed_at, 'review_reason', t.review_reason)
    FROM ${table} AS t WHERE ${where}))`;
}

/** What becomes of the thing itself, if the decision in this transaction was made: it goes, or what reports had hidden returns. */
async function itemStatements(ctx: StaffContext, target: Target, { decision, reason, author_reason }: DecisionInput, isMade: SQL) {
  const { subject } = target;
  if (!subject) return [];
  const { reviewable } = subject.kind;
  if (decision === "uphold") {
    const removal = { ids: [subject.id], decision: "reject" as const, reason: author_reason };
    const sealedReasons = await sealReasons(ctx, reviewable, removal);
    return decisionStatements(ctx, reviewable, removal, { alsoIf: isMade, act: "remove", sealedReasons });
  }
  const { table } = rowOf(subject);
  // An edit since then changed `updated_at`: what was never read isn't approved.
  const isHidden = sql`status = 'waiting' AND EXISTS (SELECT 1 FROM audit_entries AS a WHERE a.subject_type = ${subject.type}
    AND a.subject_id = ${subject.id} AND a.act = ${`${subject.type}.hide`} AND a.actor_id IS NULL AND a.created_at = ${table}.updated_at)`;
  const alsoIf = sql`${isMade} AND ${isHidden}`;
  return [
    ...decisionStatements(ctx, reviewable, { ids: [subject.id], decision: "approve", reason }, { alsoIf, act: "return" }),
    showOnceLifted(ctx, subject, alsoIf),
  ];
}

/** Pauses whoever wrote the thing, if the decision in this transaction was made, and tells them; who that is nobody reads. */
function pauseStatements(ctx: StaffContext, target: Target, { decision, author_reason = "", pause_days }: DecisionInput, isMade: SQL) {
  const { subject, reportId } = target;
  if (!subject || decision !== "uphold" || !pause_days) return [];
  const { table, where } = rowOf(subject);
  const now = ctx.clock.now();
  const until = now + Number(pause_days) * DAY;
  // Why something sealed goes stands beside it alone.
  const why = subject.kind.isSealed ? "" : author_reason;
  const source = sql`FROM ${table} AS t WHERE ${where} AND t.author_id IS NOT NULL AND ${isMade}`;
  return [
    pauseFrom(ctx, { until, reason: why, at: now }, sql`${subject.id}`, source),
    auditFrom(
      ctx,
      {
        act: "report.pause",
        subjectType: "report",
        subjectId: reportId,
        after: sql`json_object('until', ${until})`,
        reason: why,
        at: now,
      },
      source,
    ),
    tellOfPause(ctx, sql`p.subject_id = ${subject.id} AND p.created_at = ${now} AND p.paused_by = ${ctx.actor.userId}`),
  ];
}

/** The pauses (`p`) that follow from the decision on a report. */
const pausesOf = (reportId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM reports AS d WHERE d.report_id = ${reportId} AND d.subject_id = p.subject_id AND d.decided_at = p.created_at)`;

/** Lifts the pause of a decision. @returns whether this call was the one */
export async function lift(ctx: StaffContext, reportId: string): Promise<boolean> {
  const which = pausesOf(reportId);
  const [, lifted] = await ctx.db.batch([
    auditFrom(
      ctx,
      { act: "report.lift", subjectType: "report", subjectId: reportId, before: sql`json_object('until', p.until)` },
      liftedSource(ctx, which),
    ),
    liftWhere(ctx, which),
  ]);
  return lifted.length > 0;
}

/** Decides on all open reports of a thing, and on the thing, in one transaction. @returns whether this call was the one */
export async function decide(ctx: StaffContext, target: Target, input: DecisionInput): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const to = input.decision === "uphold" ? "upheld" : "dismissed";
  const condition = actable(ctx, target, now);
  const isMade = sql`EXISTS (SELECT 1 FROM reports AS m WHERE ${group("m", target)} AND m.status = ${to} AND m.decided_at = ${now}
    AND m.decided_by = ${actor.userId})`;
  const item = await itemStatements({ ...ctx, clock: { now: () => now } }, target, input, isMade);
  const [, decided] = await db.batch([
    auditFrom(
      ctx,
      {
        act: `report.${input.decision}`,
        subjectType: "report",
        subjectId: sql`r.report_id`,
        before: sql`json_object('status', r.status, 'item', ${snapshot(target.subject)})`,
        after: sql`json_object('status', ${to})`,
        reason: input.reason,
        at: now,
      },
      sql`FROM reports AS r WHERE ${condition}`,
    ),
    returning(
      db,
      sql`UPDATE reports AS r SET status = ${to}, decided_by = ${actor.userId}, decided_at = ${now}, answer = ${input.reason},
        updated_at = ${now} WHERE ${condition}`,
      { id: reports.reportId },
    ),
    ...item,
    ...pauseStatements({ ...ctx, clock: { now: () => now } }, target, input, isMade),
  ]);
  return decided.length > 0;
}

/** Gives the thing back what the decision took from it, unless somebody changed it since. */
function restoreStatements(ctx: StaffContext, target: Target, isUndoable: SQL, now: number) {
  const { subject, reportId, decidedAt } = target;
  if (!subject) return [];
  const { table, where } = rowOf(subject);
  const before = sql`FROM audit_entries AS a WHERE a.subject_type = 'report' AND a.subject_id = ${reportId} AND a.created_at = ${decidedAt}
    AND a.act IN ('report.uphold', 'report.dismiss') AND a.before ->> '$.item.status' IS NOT NULL`;
  const isAsDecided = sql`${where} AND t.reviewed_at = ${decidedAt} AND t.updated_at = ${decidedAt} AND EXISTS (SELECT 1 ${before})
    AND EXISTS (SELECT 1 FROM reports AS r WHERE ${isUndoable})`;
  return [
    auditFrom(
      ctx,
      {
        act: `${subject.type}.undo`,
        subjectType: subject.type,
        subjectId: subject.id,
        before: sql`json_object('status', t.status)`,
        after: sql`json_object('status', (SELECT a.before ->> '$.item.status' ${before}))`,
        at: now,
      },
      sql`FROM ${table} AS t WHERE ${isAsDecided}`,
    ),
    rawStatement(
      ctx.db,
      sql`UPDATE ${table} AS t SET reviewed_by = NULL, (status, updated_at, reviewed_at, review_reason) = (SELECT a.before ->> '$.item.status',
        a.before ->> '$.item.updated_at', a.before ->> '$.item.reviewed_at', a.before ->> '$.item.review_reason' ${before})
      WHERE ${isAsDecided}`,
    ),
  ];
}

/** Whether a write failed because somebody reported the same again since. */
export const isCollision = (failed: unknown): boolean => reasonOf(failed).includes("UNIQUE constraint failed: reports.");

/**
 * Takes a decision back while that is possible: the reports are the actor's to decide again, the thing is what it was.
 * @returns whether this call was the one
 */
export async function undo(ctx: StaffContext, target: Target): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const isTheirs = isAdmin(actor) ? sql`1` : sql`r.decided_by = ${actor.userId}`;
  const isUndoable = sql`${group("r", target)} AND r.status IN ('upheld', 'dismissed') AND r.decided_at = ${target.decidedAt}
    AND r.decided_at > ${now - UNDO_LASTS} AND ${isTheirs} AND ${isNotOwn(ctx, target, sql`o.decided_at = ${target.decidedAt}`)}`;
  const results = await db.batch([
    auditFrom(
      ctx,
      {
        act: "report.undo",
        subjectType: "report",
        subjectId: sql`r.report_id`,
        before: sql`json_object('status', r.status)`,
        after: sql`json_object('status', 'claimed')`,
        at: now,
      },
      sql`FROM reports AS r WHERE ${isUndoable}`,
    ),
    ...restoreStatements(ctx, target, isUndoable, now),
    ...(target.subject ? [keepOnceLifted(ctx, target.subject, sql`EXISTS (SELECT 1 FROM reports AS r WHERE ${isUndoable})`)] : []),
    liftWhere(
      ctx,
      sql`p.subject_id = ${target.subject?.id ?? ""} AND p.created_at = ${target.decidedAt} AND EXISTS (SELECT 1 FROM reports AS r WHERE ${isUndoable})`,
    ),
    returning(
      db,
      sql`UPDATE reports AS r SET status = 'claimed', claimed_by = ${actor.userId}, claimed_at = ${now}, decided_by = NULL,
        decided_at = NULL, answer = NULL, updated_at = ${now} WHERE ${isUndoable}`,
      { id: reports.reportId },
    ),
  ]);
  return (results.at(-1) as { id: string }[]).length > 0;
}
