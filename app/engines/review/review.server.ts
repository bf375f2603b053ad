/** Decisions on contributions, in one transaction with their audit rows. */

import { getTableName, type SQL, sql } from "drizzle-orm";
import { requireAdmin, requireStaff } from "../../platform/access/roles";
import type { Verb } from "../../platform/acts/acts";
import { auditFrom } from "../../platform/audit.server";
import type { AdminContext, Context, StaffContext } from "../../platform/context";
import { eachOf, rawStatement, reasonOf, returning } from "../../platform/db.server";
import { isUnclaimed } from "./claims.server";
import { type Decision, transitions } from "./decision";
import { reviewErrors } from "./errors";
import { isHeld } from "./held";
import { noticeStatement } from "./notices.server";
import type { ReviewInput } from "./review.schemas";
import type { Reviewable } from "./reviewable";

/**
 * Rows that this decision may touch: in a fitting state, and not the reviewer's own. The plus keeps SQLite from looking for
 * them among all that wait.
 */
function open({ table, id, only = sql`1` }: Reviewable, ids: readonly string[], decision: Decision, reviewerId: string): SQL {
  const from = sql.join(
    transitions[decision].from.map((status) => sql`${status}`),
    sql`, `,
  );
  // Nothing is shown again while a legal request keeps it hidden.
  const isFree =
    decision === "approve" ? sql`NOT ${isHeld(sql`${sql.identifier(getTableName(table))}.${sql.identifier(id.name)}`)}` : sql`1`;
  return sql`${sql.identifier(id.name)} IN (SELECT value FROM ${eachOf(ids)}) AND ${only} AND +status IN (${from}) AND author_id IS NOT ${reviewerId}
    AND ${isFree}`;
}

interface DecisionOptions {
  /** A condition more, on the row or on what the batch did before. */
  alsoIf?: SQL;
  /** What the audit calls it, where it follows from another decision and is undone with that one alone. */
  act?: Verb;
  /** The reason as the rows of what is sealed store it, by their ids (`sealReasons`); without it they store none. */
  sealedReasons?: SealedReasons;
}

type SealedReasons = Readonly<Record<string, string>>;

/** The reason of a decision for each thing that it is about, where these are sealed. */
export async function sealReasons(
  ctx: Pick<Context, "env">,
  { sealReason }: Reviewable,
  { ids, reason }: Pick<ReviewInput, "ids" | "reason">,
): Promise<SealedReasons> {
  if (!sealReason || !reason) return {};
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await sealReason(ctx, id, reason)] as const)));
}

/**
 * The statements of a decision, for a batch: its audit rows, what its authors will be told, then the decision, which gives
 * the ids that changed.
 * Those in another state, and the reviewer's own, are left alone.
 */
export function decisionStatements(
  ctx: StaffContext,
  reviewable: Reviewable,
  input: ReviewInput,
  { alsoIf = sql`1`, act = input.decision, sealedReasons = {} }: DecisionOptions = {},
) {
  const { ids, decision, reason = null } = input;
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const table = sql.identifier(getTableName(reviewable.table));
  const id = sql.identifier(reviewable.id.name);
  const condition = sql`${open(reviewable, ids, decision, actor.userId)} AND ${alsoIf}`;
  const { to } = transitions[decision];
  const isSealed = reviewable.sealReason !== undefined;
  const stored = isSealed
    ? sql`(SELECT value FROM json_each(${JSON.stringify(sealedReasons)}) WHERE key = ${table}.${id})`
    : sql`${reason}`;
  return [
    auditFrom(
      ctx,
      {
        act: `${reviewable.type}.${act}`,
        subjectType: reviewable.type,
        subjectId: sql`${id}`,
        before: sql`json_object('status', status)`,
        after: sql`json_object('status', ${to})`,
        reason: isSealed ? null : reason,
        at: now,
      },
      sql`FROM ${table} WHERE ${condition}`,
    ),
    noticeStatement(ctx, reviewable, { decision, at: now, source: sql`FROM ${table} WHERE ${condition}` }),
    returning(
      db,
      sql`UPDATE ${table} SET status = ${to}, review_reason = ${decision === "reject" ? stored : null},
        reviewed_by = ${actor.userId}, reviewed_at = ${now}, updated_at = ${now} WHERE ${condition}`,
      { id: reviewable.id },
    ),
  ] as const;
}

/**
 * Decides on contributions. Those in another state, the reviewer's own, and those that somebody else has claimed are left alone.
 * @param first statements for the same transaction, run before the decision; each repeats its own condition
 * @returns the ids that changed
 * @throws nothingToReview when none did; restoreCollides when a restored one would be a second
 */
export async function review(ctx: StaffContext, reviewable: Reviewable, input: ReviewInput, first: SQL[] = []): Promise<string[]> {
  requireStaff(ctx);
  const own = sql`${sql.identifier(getTableName(reviewable.table))}.${sql.identifier(reviewable.id.name)}`;
  const sealedReasons = await sealReasons(ctx, reviewable, input);
  const [audit, notice, decision] = decisionStatements(ctx, reviewable, input, { alsoIf: isUnclaimed(ctx, own), sealedReasons });
  try {
    const results = await ctx.db.batch([audit, notice, ...first.map((statement) => rawStatement(ctx.db, statement)), decision]);
    const changed = results.at(-1) as { id: string }[];
    if (changed.length === 0) throw reviewErrors.nothingToReview();
    return changed.map((row) => row.id);
  } catch (failed) {
    if (reasonOf(failed).includes("UNIQUE")) throw reviewErrors.restoreCollides();
    throw failed;
  }
}

/**
 * Deletes a contribution for good, whatever its state; only admins reach this.
 * @param first statements for the same transaction that take away what hangs on it
 * @returns whether there was one
 */
export async function purge(
  ctx: AdminContext,
  reviewable: Reviewable,
  contributionId: string,
  reason: string | null,
  first: SQL[] = [],
): Promise<boolean> {
  requireAdmin(ctx);
  const table = sql.identifier(getTableName(reviewable.table));
  const id = sql.identifier(reviewable.id.name);
  const results = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: `${reviewable.type}.purge`,
        subjectType: reviewable.type,
        subjectId: sql`${id}`,
        before: sql`json_object('status', status)`,
        reason,
      },
      sql`FROM ${table} WHERE ${id} = ${contributionId}`,
    ),
    ...first.map((statement) => rawStatement(ctx.db, statement)),
    returning(ctx.db, sql`DELETE FROM ${table} WHERE ${id} = ${contributionId}`, { id: reviewable.id }),
  ]);
  return (results.at(-1) as { id: string }[]).length > 0;
}
