/** What is hidden for a request: written with the request's own condition, in one batch with what its author is told. */
import { sql } from "drizzle-orm";
import {
  liftStatements,
  ownRestriction,
  type Restriction,
  removeStatements,
  restrictStatements,
  writeStatement,
} from "~/engines/review/restrictions.server";
import { type Subject, subjectByType, subjectJoins, subjectWords } from "~/engines/review/subjects.server";
import { auditFrom } from "~/platform/audit.server";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { tellOfDecision, tellOfRestriction } from "./notices.repository.server";
import { restrictingKinds } from "./restrictions.rules";

const kinds = sql.join(
  restrictingKinds.map((kind) => sql`${kind}`),
  sql`, `,
);

const isOpen = (requestId: string) =>
  sql`EXISTS (SELECT 1 FROM legal_requests AS r WHERE r.request_id = ${requestId} AND r.status = 'open' AND r.kind IN (${kinds}))`;

/** Hides a thing for an open request. @returns whether this call was the one */
export async function insertRestriction(ctx: StaffContext, requestId: string, restrictionId: string, subject: Subject): Promise<boolean> {
  const at = ctx.clock.now();
  const isWritten = sql`EXISTS (SELECT 1 FROM restrictions WHERE restriction_id = ${restrictionId})`;
  const [rows] = await ctx.db.batch([
    ...restrictStatements(ctx, subject, { restrictionId, causeId: requestId, condition: isOpen(requestId) }, at),
    auditFrom(
      ctx,
      { act: "request.restrict", subjectType: "request", subjectId: requestId, after: sql`json_object('subject_id', ${subject.id})`, at },
      sql`WHERE ${isWritten}`,
    ),
    tellOfRestriction(ctx, restrictionId),
  ]);
  return rows.length > 0;
}

/** Whether something hides a thing now. */
export async function isRestricted({ db }: Pick<StaffContext, "db">, subjectId: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM restrictions WHERE subject_id = ${subjectId} AND ended_at IS NULL`);
  return rows.length > 0;
}

/** Lifts a restriction. */
export async function liftRestriction(ctx: StaffContext, requestId: string, restrictionId: string, subject: Subject): Promise<void> {
  const at = ctx.clock.now();
  const [ended, ...shown] = liftStatements(ctx, subject, restrictionId, sql`1`, at);
  const isHeld = sql`WHERE EXISTS (SELECT 1 FROM restrictions WHERE restriction_id = ${restrictionId} AND ended_at IS NULL)`;
  await ctx.db.batch([
    auditFrom(
      ctx,
      { act: "request.lift", subjectType: "request", subjectId: requestId, after: sql`json_object('subject_id', ${subject.id})`, at },
      isHeld,
    ),
    ended,
    ...shown,
  ]);
}

const LEGAL = "Yasal başvuru · Legal request";

/** What a decision makes of what is hidden, if it was made: removed where the request is granted, else shown again. */
export function settleStatements(
  ctx: StaffContext,
  requestId: string,
  held: readonly Restriction[],
  { decision, at }: { decision: "granted" | "refused"; at: number },
) {
  const isMade = sql`EXISTS (SELECT 1 FROM legal_requests AS d WHERE d.request_id = ${requestId} AND d.status = ${decision}
    AND d.answered_at = ${at} AND d.answered_by = ${ctx.actor.userId})`;
  const settled = held.flatMap(({ restrictionId, subjectType, subjectId }) => {
    const subject = subjectByType(ctx, subjectType, subjectId);
    if (!subject) return [];
    return decision === "granted"
      ? [...removeStatements(ctx, subject, restrictionId, isMade, LEGAL, at)]
      : [...liftStatements(ctx, subject, restrictionId, isMade, at)];
  });
  return [tellOfDecision(ctx, requestId, isMade), ...settled];
}

/** One's own restriction as its author may see it, with how what is hidden begins, the kind of request and whether that is open. */
export async function findOwn(ctx: SignedInContext, restrictionId: string) {
  const [[found], [thing], [request]] = await ctx.db.batch([
    ownRestriction(ctx, restrictionId),
    rawStatement<{ excerpt: string | null }>(
      ctx.db,
      sql`SELECT ${subjectWords(ctx)} FROM restrictions AS r ${subjectJoins(ctx)} WHERE r.restriction_id = ${restrictionId} AND r.author_id = ${ctx.actor.userId}`,
    ),
    rawStatement<{ kind: (typeof restrictingKinds)[number]; status: "open" | "granted" | "refused" }>(
      ctx.db,
      sql`SELECT r.kind, r.status FROM legal_requests AS r JOIN restrictions AS rx ON rx.cause_id = r.request_id
        WHERE rx.restriction_id = ${restrictionId}`,
    ),
  ]);
  if (!found || !request) return null;
  const { restrictedAt, endedAt, statement } = found;
  return { ...request, excerpt: thing?.excerpt || null, restrictedAt, isEnded: endedAt !== null, statement };
}

/** Writes an author's statement while the request is open. @returns whether it was written */
export const writeOwnStatement = (ctx: SignedInContext, restrictionId: string, statement: string): Promise<boolean> =>
  writeStatement(
    ctx,
    restrictionId,
    statement,
    sql`EXISTS (SELECT 1 FROM legal_requests AS r WHERE r.request_id = restrictions.cause_id AND r.status = 'open')`,
  );
