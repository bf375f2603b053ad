/** Appeals in D1: one for each removal, decided by somebody else than whoever removed it. Whose they are is read for their authors alone. */
import { appeals } from "@schema/reporting";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SubjectType } from "~/engines/reported";
import { appealables, appealPath } from "~/engines/review/appealed.server";
import { claimFrom, isUnclaimed } from "~/engines/review/claims.server";
import { UNDO_LASTS } from "~/engines/review/decision";
import { decisionStatements } from "~/engines/review/review.server";
import type { Reviewable } from "~/engines/review/reviewable";
import { liftWhere } from "~/platform/accounts/pauses.repository.server";
import { auditFrom } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { rawStatement, reasonOf, returning } from "~/platform/db.server";
import { onlyOnce } from "~/platform/once.server";
import type { AppealStatus } from "./choices";
import { appealAnswered } from "./notices.repository.server";

export interface RemovalRow {
  type: SubjectType;
  id: string;
  title: string;
  page: string;
  reason: string | null;
  at: number;
  text: string | null;
  status: AppealStatus | null;
  answer: string | null;
}

/** What was removed of the actor's own, from the moment on, and what became of it after an appeal, the latest of each kind. */
export async function ownRemovals(ctx: SignedInContext, limit: number): Promise<RemovalRow[]> {
  const statements = appealables(ctx).map(({ reviewable: { type, id }, notice: { from, title, page } }) => {
    const own = sql`t.${sql.identifier(id.name)}`;
    return rawStatement<RemovalRow>(
      ctx.db,
      sql`SELECT ${type} AS type, ${own} AS id, ${title} AS title, ${page} AS page, t.review_reason AS reason,
        coalesce(ap.removed_at, t.reviewed_at) AS at, ap.text AS text, ap.status AS status, ap.answer AS answer
        FROM ${from} LEFT JOIN appeals AS ap ON ap.key = (SELECT max(l.key) FROM appeals AS l WHERE l.subject_id = ${own}
          AND (t.status <> 'rejected' OR l.removed_at = t.reviewed_at))
        WHERE t.author_id = ${ctx.actor.userId} AND t.status IN ('waiting', 'approved', 'rejected')
          AND (ap.key IS NOT NULL OR t.status = 'rejected' AND t.reviewed_at IS NOT NULL) ORDER BY 6 DESC LIMIT ${limit}`,
    );
  });
  const [first, ...others] = statements;
  return first ? (await ctx.db.batch([first, ...others])).flat() : [];
}

export interface NewAppeal {
  appealId: string;
  subjectId: string;
  text: string;
}

const tableOf = ({ table }: Reviewable): SQL => sql`${sql.identifier(getTableName(table))}`;

/** Writes an appeal against the removal that stands, if it is the actor's own and final. @returns false when there is none */
export async function insertAppeal(
  ctx: SignedInContext,
  reviewable: Reviewable,
  { appealId, subjectId, text }: NewAppeal,
): Promise<boolean> {
  const now = ctx.clock.now();
  const inserted = returning(
    ctx.db,
    sql`INSERT INTO appeals (appeal_id, subject_type, subject_id, author_id, removed_at, removed_by, text, status, created_at)
      SELECT ${appealId}, ${reviewable.type}, ${subjectId}, t.author_id, t.reviewed_at, t.reviewed_by, ${text}, 'open', ${now}
      FROM ${tableOf(reviewable)} AS t WHERE t.${sql.identifier(reviewable.id.name)} = ${subjectId} AND t.author_id = ${ctx.actor.userId}
        AND t.status = 'rejected' AND t.reviewed_at <= ${now - UNDO_LASTS}`,
    { id: appeals.appealId },
  );
  const made = await onlyOnce(ctx, appeals.appealId, appealId, [inserted]);
  return made === null || made[0].length > 0;
}

/** Whether a write failed because this removal was appealed against before. */
export const isSecond = (failed: unknown): boolean => reasonOf(failed).includes("UNIQUE constraint failed: appeals.subject_id");

export interface AppealTarget {
  appealId: string;
  subjectType: string;
  subjectId: string;
  status: AppealStatus;
  /** The actor made the decision that it is about. */
  isDecidedByMe: number;
  isMine: number;
}

/** An appeal as acts on it need it; what may change is asked again in each write. */
export async function findAppeal({ db, actor }: StaffContext, appealId: string): Promise<AppealTarget | null> {
  const [[row]] = await db.batch([
    rawStatement<AppealTarget>(
      db,
      sql`SELECT appeal_id AS appealId, subject_type AS subjectType, subject_id AS subjectId, status, removed_by IS ${actor.userId} AS isDecidedByMe,
        author_id = ${actor.userId} AS isMine FROM appeals WHERE appeal_id = ${appealId}`,
    ),
  ]);
  return row ?? null;
}

/** It waits, and the actor neither removed what it is about nor wrote it. */
const isOpenTo = ({ actor }: StaffContext, appealId: string): SQL =>
  sql`ap.appeal_id = ${appealId} AND ap.status = 'open' AND ap.removed_by IS NOT ${actor.userId} AND ap.author_id <> ${actor.userId}`;

/** Takes an appeal in hand. @returns whether the actor has it now */
export const claim = (ctx: StaffContext, appealId: string): Promise<boolean> =>
  claimFrom(ctx, sql`SELECT ap.appeal_id AS id FROM appeals AS ap WHERE ${isOpenTo(ctx, appealId)}`);

/** What it is about is as it was removed. */
const isAsRemoved = (reviewable: Reviewable): SQL =>
  sql`EXISTS (SELECT 1 FROM ${tableOf(reviewable)} AS t WHERE t.${sql.identifier(reviewable.id.name)} = ap.subject_id AND t.status = 'rejected'
    AND t.reviewed_at = ap.removed_at)`;

interface Answered {
  status: Exclude<AppealStatus, "open">;
  answer: string;
}

/**
 * Decides on an appeal: granted, what was removed is shown again. Its author is told in the same transaction.
 * @param reviewable what it is about; null when nothing brings its kind any more
 * @returns whether this call was the one
 */
export async function decide(
  ctx: StaffContext,
  { appealId, subjectId }: AppealTarget,
  reviewable: Reviewable | null,
  { status, answer }: Answered,
): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const isFit = status === "refused" ? sql`1` : reviewable ? isAsRemoved(reviewable) : sql`0`;
  const condition = sql`${isOpenTo(ctx, appealId)} AND ${isUnclaimed(ctx, sql`ap.appeal_id`)} AND ${isFit}`;
  const isMade = sql`EXISTS (SELECT 1 FROM appeals AS m WHERE m.appeal_id = ${appealId} AND m.status = ${status} AND m.decided_at = ${now}
    AND m.decided_by = ${actor.userId})`;
  // Its author hears of the appeal, not of an approval as well.
  const silent = reviewable && { ...reviewable, notice: undefined };
  const shown =
    status === "granted" && silent
      ? decisionStatements(
          { ...ctx, clock: { now: () => now } },
          silent,
          { ids: [subjectId], decision: "approve" },
          { alsoIf: isMade, act: "show" },
        )
      : [];
  const [, decided] = await db.batch([
    auditFrom(
      ctx,
      {
        act: status === "granted" ? "appeal.grant" : "appeal.refuse",
        subjectType: "appeal",
        subjectId: sql`ap.appeal_id`,
        before: sql`json_object('status', ap.status)`,
        after: sql`json_object('status', ${status})`,
        reason: answer,
        at: now,
      },
      sql`FROM appeals AS ap WHERE ${condition}`,
    ),
    returning(
      db,
      sql`UPDATE appeals AS ap SET status = ${status}, answer = ${answer}, decided_by = ${actor.userId}, decided_at = ${now}
        WHERE ${condition}`,
      { id: appeals.appealId },
    ),
    ...shown,
    liftWhere(
      ctx,
      sql`EXISTS (SELECT 1 FROM appeals AS m WHERE m.appeal_id = ${appealId} AND m.status = 'granted' AND m.decided_at = ${now}
      AND m.decided_by = ${actor.userId} AND m.subject_id = p.subject_id AND m.removed_at = p.created_at)`,
    ),
    tellOfAnswer(ctx, appealId, isMade),
  ]);
  return decided.length > 0;
}

/** The statement that tells an appeal's author of the answer. */
const tellOfAnswer = (ctx: Pick<Context, "db" | "clock">, appealId: string, isMade: SQL) =>
  notifyFrom(
    ctx,
    {
      kind: appealAnswered,
      userId: sql`ap.author_id`,
      subjectId: sql`ap.appeal_id`,
      path: appealPath(sql`ap.subject_id`),
      key: sql`'appeal:' || ap.appeal_id`,
    },
    sql`FROM appeals AS ap WHERE ap.appeal_id = ${appealId} AND ${isMade}`,
  );

/** Whether somebody else has an appeal in hand. */
export async function isHeldByOther(ctx: StaffContext, appealId: string): Promise<boolean> {
  const [[row]] = await ctx.db.batch([
    rawStatement<{ isHeld: number }>(ctx.db, sql`SELECT NOT (${isUnclaimed(ctx, sql`${appealId}`)}) AS isHeld`),
  ]);
  return row?.isHeld === 1;
}
